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
  const storedJson = (key) => {
    try {
      return JSON.parse(stored(key));
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
  // The house's own colour, as the app last derived it: `app/AppTheme.tsx`.
  const paintAccent = (accent) => {
    for (const name of ['accent', 'on', 'lit']) root.style.setProperty(`--early-${name}`, accent[name]);
  };
  const lastAccent = storedJson('accent');
  const isAccentKnown = lastAccent?.mode === root.dataset.theme;
  if (isAccentKnown) paintAccent(lastAccent);

  const page = location.pathname;
  const token = stored('token');
  const isVisitor = page === '/' && token === null;
  // The pages with a tab of their own, as products declare them (`kept`), and the settings that hide them.
  const TABS = {
    '/': null,
    '/trade': null,
    '/order': null,
    '/follow': 'is_follow',
    '/rank': null,
    '/user': null,
  };
  if (page in TABS) root.dataset.tab = page;

  // Which files are needed beside those that the document names; written in by the build.
  const files = JSON.parse(dataset.files ?? '{}');
  const LINKS = {
    js: { rel: 'modulepreload' },
    css: { rel: 'stylesheet' },
    woff2: { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' },
  };
  const fetchSoon = (needs) =>
    needs
      .flatMap((need) => files[need] ?? [])
      .map((href) => {
        const link = { ...LINKS[href.split('.').pop()], fetchPriority: 'low', href };
        return document.head.appendChild(Object.assign(document.createElement('link'), link));
      });
  fetchSoon([page, `${lang} first`, ...(page === '/' ? [] : [`${lang} rest`])]);

  // Texts wait a moment for the font of their script: those drawn without it stay so, as in `src/fonts/fonts.ts`.
  const loadFont = async (links) => {
    await Promise.all(
      links.map((link) => new Promise((done) => Object.assign(link, { onload: done, onerror: done }))),
    );
    await Promise.all([...document.fonts].map((face) => face.display === 'optional' && face.load()));
  };
  const inTime = new Promise((done) => setTimeout(done, 1_000));
  const ownFont = loadFont(fetchSoon([`${lang} font`])).catch(() => undefined);
  const font = Promise.race([ownFont, inTime]);

  const SETTINGS = '/api/basicSet/getBasicInfo';
  const MENU = '/api/menu?group=tab_bar';
  const SYMBOLS = '/v2/api/forex/trade_list';
  const ALWAYS = [SETTINGS, '/api/company/getCompanyStatus', MENU];
  const OF_PAGES = {
    '/': [
      '/api/menu?group=home_template_sort',
      '/api/menu?group=home_quick_menu',
      '/api/news/homeList',
      SYMBOLS,
      '/v2/api/forex/abbreviated_cache_kline',
    ],
    '/trade': [SYMBOLS],
  };
  const BALANCES = '/v2/api/main/wallet/getBalance';
  const POSITIONS = '/v2/api/forex/my_deal?status=1&page=1';
  const OF_CUSTOMERS = {
    '/': ['/api/user/get_profits', BALANCES, POSITIONS],
    '/order': [BALANCES, POSITIONS],
    '/mine/wallet': [BALANCES],
  };
  const headers = token === null ? { lang } : { lang, authorization: token };
  const ask = (address) => {
    const answer = fetch(`${address}${address.includes('?') ? '&' : '?'}t=${Date.now()}`, { headers });
    // Whoever takes it is told of a fault; nobody else is.
    answer.catch(() => undefined);
    return [address, answer];
  };
  const ofCustomer = token === null ? [] : ['/api/user/info', ...(OF_CUSTOMERS[page] ?? [])];
  const asked = new Map([...ALWAYS, ...(OF_PAGES[page] ?? []), ...ofCustomer].map(ask));
  window.earlyAnswers = { lang, token, asked, font: ownFont };
  // Told to whoever reads here as well: an answer is taken once.
  const read = async (address) => (await asked.get(address).then((response) => response.clone().json())).data;

  const at = (selector) => document.querySelector(selector);
  /** What is painted is looked for as soon as it is there, which is before the first paint. */
  const paints = [];
  const soon =
    (paint) =>
    (...from) =>
      Promise.resolve(paint(...from)).catch(() => undefined);
  const whenThere = (paint) => paints.push(soon(paint));
  new MutationObserver((_, reading) => {
    if (!at('[data-tabs]')) return;
    reading.disconnect();
    // What cannot be read is not shown.
    for (const paint of paints) paint();
  }).observe(root, { childList: true, subtree: true });

  const known = storedJson('configuration');
  const settings = known === null ? read(SETTINGS) : Promise.resolve(known);
  settings.catch(() => undefined);
  // On a first visit by the settings: a colour of the house's own has to be derived first, which the app does.
  const accents = JSON.parse(dataset.accents ?? '{}');
  const paintUsual = ({ theme_primary: primary = accents.of }) => {
    if (primary.toLowerCase() === accents.of) paintAccent(accents[root.dataset.theme]);
  };
  if (!isAccentKnown) soon(async () => paintUsual(await settings))();
  if (known?.is_show_mobile === '1') root.dataset.framed = '';

  // The tabs as `app/TabBar.tsx` last showed them in this language, else as the answers say.
  const icons = JSON.parse(dataset.icons ?? '{}');
  const readTabs = async () => {
    const [entries, { is_follow }] = await Promise.all([read(MENU), settings]);
    const isShown = ({ path, is_mobile }) =>
      is_mobile === 1 && path in TABS && (TABS[path] === null || is_follow === '1');
    return { entries: entries.filter(isShown).sort((a, b) => a.sort - b.sort) };
  };
  const lastTabs = storedJson('tabs');
  const tabs = lastTabs?.lang === lang ? Promise.resolve(lastTabs) : readTabs();
  tabs.catch(() => undefined);
  whenThere(async () => {
    const [{ label, entries }] = await Promise.all([tabs, font]);
    const bar = at('[data-tabs]');
    if (!bar || bar.firstChild) return;
    if (label) bar.setAttribute('aria-label', label);
    for (const { path, icon, name } of entries) {
      const tab = Object.assign(document.createElement('a'), { href: path });
      if (path === page) tab.setAttribute('aria-current', 'page');
      tab.innerHTML = `<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">${icons[icon] ?? ''}</svg><span></span>`;
      tab.lastChild.textContent = name;
      bar.append(tab);
    }
  });

  // The name of a page, its way back and its width, as `app/last-title.ts` keeps them.
  const titles = storedJson('titles');
  const title = titles?.lang === lang ? titles.pages[page] : undefined;
  if (page === '/' || title?.wide) root.dataset.wide = '';
  // A page that was never looked at here has the title that it always has, in other languages as soon as that is there.
  const writeUsual = async () => {
    const said =
      lang === 'en'
        ? JSON.parse(dataset.titles ?? '{}')
        : await (await fetch(files[`${lang} titles`][0])).json();
    const [text, signs] = (said[page] ?? '|').split('|');
    // Who is not signed in is led to the log-in.
    const isElsewhere = token === null && signs.includes('c');
    if (signs.includes('w') && !isElsewhere) root.dataset.wide = '';
    await font;
    const shown = at('[data-title]');
    if (shown) shown.textContent = isElsewhere ? said['/login'].split('|')[0] : text;
  };
  if (page !== '/' && page !== '/trade') {
    root.dataset.first = 'page';
    if (page in TABS || title?.back === false) root.dataset.foremost = '';
    whenThere(async () => {
      // Where it cannot be fetched, the app says it.
      if (!title) return writeUsual().catch(() => undefined);
      await font;
      at('[data-title]').textContent = title.title;
    });
  }

  // A customer sees at once what he had, greyed, where the app will write what he has: `features/accounts/last-total.ts`.
  const writeTotal = () => {
    const { of, text, unit, top, start, width, below } = storedJson('last-total');
    if (width !== innerWidth || !token.endsWith(of)) return;
    const room = storedJson('room.holdings');
    const card = at('.early > i:nth-of-type(3)');
    if (below > 0 && room?.of === of && room.width === width) {
      root.dataset.holdings = '';
      card.style.height = `${below - card.getBoundingClientRect().top}px`;
    }
    if (stored('hide-balances') === '1') return;
    const [total, currency] = ['[data-total]', '[data-unit]'].map(at);
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
    if (stored('last-total') !== null) whenThere(writeTotal);
    // After the document's own files.
    whenThere(() => fetchSoon(['/ then']));
  }

  // A visitor reads at once why this one can be believed; in other languages as soon as its texts are there.
  const writeWays = async ({ sentence, ways }) => {
    for (const [way, text] of Object.entries(ways)) at(`[data-way="${way}"]`).textContent = text;
    at('[data-way="demo"]').onclick = (event) => {
      if (event.metaKey || event.ctrlKey) return;
      // The app does it as soon as it is there: `features/session/DemoButton.tsx`.
      event.preventDefault();
      window.earlyAnswers.intent = 'demo';
      root.dataset.opening = '';
    };
    const line = at('[data-sentence]');
    // Its room, until it is known which of the two is true here.
    line.textContent = sentence.demo;
    const hasDemo = (await settings).is_demo_login === '1';
    if (!hasDemo) line.textContent = sentence.noDemo;
    root.dataset.demo = hasDemo ? 'yes' : 'no';
  };
  if (isVisitor) whenThere(() => fetchSoon(['/ proof']));
  const [screen] = files[`${lang} reasons`] ?? [];
  if (isVisitor && lang === 'en') {
    root.dataset.first = 'visitor';
    whenThere(() => writeWays(JSON.parse(dataset.screen)));
  } else if (isVisitor && screen) {
    // What stands above the texts has its place before they are there.
    root.dataset.first = 'awaited';
    const texts = fetch(screen).then((response) => response.json());
    // Without them the placeholder of other pages is shown.
    texts.catch(() => delete root.dataset.first);
    whenThere(async () => {
      const [{ welcome, reasons, ...ways }] = await Promise.all([texts, font]);
      const list = at('[data-reasons]');
      if (!list) return;
      at('[data-welcome]').textContent = welcome;
      for (const [index, item] of [...list.children].entries()) {
        item.firstChild.nodeValue = reasons[index][0];
        item.lastChild.textContent = reasons[index][1];
      }
      root.dataset.first = 'visitor';
      await writeWays(ways);
    });
  }

  // Who wants to trade sees the price at once, where the app will show it. Which symbol: `trade/useTradedSymbol.ts`.
  const [named, last] = [new URLSearchParams(location.search).get('id'), stored('traded-symbol')];
  const writePrice = (symbols) => {
    const find = (id) => symbols.find((symbol) => String(symbol.Id) === id);
    const symbol =
      find(named) ?? find(last) ?? symbols.find(({ MarketStatus }) => MarketStatus === 1) ?? symbols[0];
    const [name, price] = ['[data-symbol]', '[data-price]'].map(at);
    if (!name || !price || !symbol?.ForexQuotations) return;
    const { ShowCode, MarketStatus, PricePrecision: places, ForexQuotations: day } = symbol;
    const format = { minimumFractionDigits: places, maximumFractionDigits: places };
    name.textContent = ShowCode;
    price.textContent = Number(day.Bid).toLocaleString('en', format);
    price.parentElement.dataset.old = String(MarketStatus !== 1);
  };
  if (page === '/trade') {
    root.dataset.first = 'trade';
    const symbols = read(SYMBOLS);
    symbols.catch(() => undefined);
    // In its own font from the start: figures do not jump.
    const font = document.fonts.load('650 24px "Inter Variable"');
    // The document brings the symbol that its address asks for, else the first that is open; others have to be asked for.
    whenThere(async () => {
      const brought = at('meta[name="quote"]').content;
      const symbol = brought === '' ? null : JSON.parse(brought);
      const id = named ?? last;
      await font;
      if (symbol && (id === null || id === String(symbol.Id))) writePrice([symbol]);
      writePrice(await symbols);
    });
  }
})();
