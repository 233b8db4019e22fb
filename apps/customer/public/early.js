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
  root.dataset.theme = stored('truemark.theme') ?? stored('truemark.default-theme') ?? 'light';
  if ((stored('truemark.language') ?? stored('truemark.default-language')) === 'ar') root.dir = 'rtl';
})();
