// Runs before the first paint, so that neither the theme nor the direction of writing flickers.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const ofDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const ofHouse = stored('truemark.default-theme') === 'dark' ? 'dark' : ofDevice;
  root.dataset.theme = stored('truemark.theme') ?? ofHouse;
  const house = stored('truemark.default-language') ?? 'en';
  const written = navigator.languages.map((tag) => tag.split('-')[0]).find((tag) => /^(en|zh|ar)$/.test(tag));
  const language = stored('truemark.language') ?? (house === 'en' ? written : house);
  if (language === 'ar') root.dir = 'rtl';
})();
