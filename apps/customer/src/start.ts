export {};

/** Latest start of the app if nothing is painted, ms. */
const PATIENCE = 1_000;

const painted = new Promise<void>((resolve) => {
  // A page in the background is not painted.
  if (document.hidden) resolve();
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, PATIENCE);
});

// Paint the skeleton first: the script keeps a slow phone busy for a while.
await painted;
await import('./main.js');
