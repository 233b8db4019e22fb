export {};

/** The latest that the app begins, in milliseconds: a page in the background is not painted. */
const PATIENCE = 100;

const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, PATIENCE);
});

// First where things will stand, then the app: a slow phone is busy with its script for a while.
await painted;
await import('./main.js');
