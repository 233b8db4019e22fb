// Runs before the first paint, so that the page begins in the colours in which it goes on: those that the operator picked
// (react-admin keeps them as JSON), else the device's.
(() => {
  let picked = null;
  try {
    picked = JSON.parse(localStorage.getItem('RaStore.theme'));
  } catch {
    // Nothing is kept here: the device's.
  }
  const ofDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = picked === 'dark' || picked === 'light' ? picked : ofDevice;
})();
