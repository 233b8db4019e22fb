export {};

/** The latest that the app begins, in milliseconds, should nothing be painted. */
const PATIENCE = 1_000;

const painted = new Promise<void>((resolve) => {
  // Nobody sees a page in the background, and it is not painted.
  if (document.hidden) resolve();
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, PATIENCE);
});

// First where things will stand, then the app: a slow phone is busy with its script for a while.
await painted;
await import('./main.js');
