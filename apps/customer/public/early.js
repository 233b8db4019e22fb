// Runs before the first paint, so that neither the theme nor the direction of writing flickers, and asks at once for
// what the first picture shows: the app comes meanwhile, and takes the answers in `src/api/early.ts`.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(`truemark.${key}`);
    } catch {
      return null;
    }
  };
  // As `api/language.ts` and `features/appearance/mode.ts` decide.
  const WRITTEN = { en: 'en', zh: 'hk', ar: 'ar' };
  const spoken = navigator.languages.map((tag) => WRITTEN[tag.split('-')[0].toLowerCase()]).find(Boolean);
  const house = stored('default-language') ?? 'en';
  const lang = stored('language') ?? (house === 'en' ? (spoken ?? 'en') : house);
  const ofDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = stored('theme') ?? (stored('default-theme') === 'dark' ? 'dark' : ofDevice);
  if (lang === 'ar') root.dir = 'rtl';

  // Which files are needed beside those that the document names; written in by the build.
  const files = JSON.parse(document.currentScript.dataset.files ?? '{}');
  const page = location.pathname;
  const language = lang in files ? lang : 'en';
  const needs = [page, language, ...(page === '/' ? [] : [`${language} rest`])];
  for (const href of needs.flatMap((need) => files[need] ?? [])) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }

  const ALWAYS = ['/api/basicSet/getBasicInfo', '/api/company/getCompanyStatus', '/api/menu?group=tab_bar'];
  const OF_PAGES = {
    '/': [
      '/api/menu?group=home_template_sort',
      '/api/menu?group=home_quick_menu',
      '/api/news/homeList',
      '/v2/api/forex/trade_list',
      '/v2/api/forex/abbreviated_cache_kline',
    ],
    '/trade': ['/v2/api/forex/trade_list'],
  };
  const token = stored('token');
  const headers = token === null ? { lang } : { lang, authorization: token };
  const ask = (address) => {
    const answer = fetch(`${address}${address.includes('?') ? '&' : '?'}t=${Date.now()}`, { headers });
    // Whoever takes it is told of a fault; nobody else is.
    answer.catch(() => undefined);
    return [address, answer];
  };
  window.earlyAnswers = { lang, token, asked: new Map([...ALWAYS, ...(OF_PAGES[page] ?? [])].map(ask)) };
})();
