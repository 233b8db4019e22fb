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
  const { dataset } = document.currentScript;
  const languages = JSON.parse(dataset.languages ?? '{}');
  const spoken = navigator.languages.map((tag) => languages[tag.split('-')[0].toLowerCase()]).find(Boolean);
  const house = stored('default-language') ?? 'en';
  const lang = stored('language') ?? (house === 'en' ? (spoken ?? 'en') : house);
  const ofDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = stored('theme') ?? (stored('default-theme') === 'dark' ? 'dark' : ofDevice);
  if (lang === 'ar') root.dir = 'rtl';

  // Which files are needed beside those that the document names; written in by the build.
  const files = JSON.parse(dataset.files ?? '{}');
  const page = location.pathname;
  const needs = [page, `${lang} first`, ...(page === '/' ? [] : [`${lang} rest`])];
  for (const href of needs.flatMap((need) => files[need] ?? [])) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    );
  }

  // A visitor reads at once why this one can be believed; in other languages as soon as its texts are there.
  const isVisitor = page === '/' && stored('token') === null;
  const [reasons] = files[`${lang} reasons`] ?? [];
  // A customer sees at once what he had, greyed, where the app will write what he has: `features/accounts/last-total.ts`.
  const writeTotal = () => {
    const { of, text, unit, top, start, width } = JSON.parse(stored('last-total'));
    if (width !== innerWidth || stored('hide-balances') === '1' || !stored('token').endsWith(of)) return;
    const [total, currency] = ['[data-total]', '[data-unit]'].map((at) => document.querySelector(at));
    total.textContent = text;
    currency.textContent = unit;
    Object.assign(total.closest('s').style, {
      display: 'block',
      top: `${top}px`,
      insetInlineStart: `${start}px`,
    });
  };
  if (page === '/' && !isVisitor) {
    root.dataset.first = 'customer';
    // Once its place is read, which is before anything is painted.
    const reading = new MutationObserver(() => {
      if (!document.querySelector('[data-unit]')) return;
      reading.disconnect();
      try {
        writeTotal();
      } catch {
        // What cannot be read is not shown.
      }
    });
    if (stored('last-total') !== null) reading.observe(root, { childList: true, subtree: true });
  }
  if (isVisitor && lang === 'en') root.dataset.first = 'visitor';
  else if (isVisitor && reasons) {
    const write = async () => {
      const texts = await (await fetch(reasons)).json();
      const [list, welcome] = ['[data-reasons]', '[data-welcome]'].map((at) => document.querySelector(at));
      if (!list || !welcome) return;
      welcome.textContent = texts.welcome;
      for (const [index, item] of [...list.children].entries()) {
        item.firstChild.nodeValue = texts.reasons[index][0];
        item.lastChild.textContent = texts.reasons[index][1];
      }
      root.dataset.first = 'visitor';
    };
    write().catch(() => undefined);
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
  const asked = new Map([...ALWAYS, ...(OF_PAGES[page] ?? [])].map(ask));
  window.earlyAnswers = { lang, token, asked };

  // Who wants to trade sees the price at once, where the app will show it. Which symbol: `trade/useTradedSymbol.ts`.
  const writePrice = async (answer) => {
    const read = answer.then((response) => response.clone().json());
    // In its own font from the start: figures do not jump.
    const [{ data: symbols }] = await Promise.all([read, document.fonts.load('650 24px "Inter Variable"')]);
    const find = (id) => symbols.find((symbol) => String(symbol.Id) === id);
    const symbol =
      find(new URLSearchParams(location.search).get('id')) ??
      find(stored('traded-symbol')) ??
      symbols.find(({ MarketStatus }) => MarketStatus === 1) ??
      symbols[0];
    const [name, price] = ['[data-symbol]', '[data-price]'].map((at) => document.querySelector(at));
    if (!name || !price || !symbol?.ForexQuotations) return;
    const { ShowCode, MarketStatus, PricePrecision: places, ForexQuotations: day } = symbol;
    const format = { minimumFractionDigits: places, maximumFractionDigits: places };
    name.textContent = ShowCode;
    price.textContent = Number(day.Bid).toLocaleString('en', format);
    price.parentElement.dataset.old = String(MarketStatus !== 1);
  };
  if (page === '/trade') {
    root.dataset.first = 'trade';
    writePrice(asked.get('/v2/api/forex/trade_list')).catch(() => undefined);
  }
})();
