/** A sheet that is open, and how it is closed. */
interface OpenSheet {
  readonly close: () => void;
}

/** What stands in the history: the router's own, and how many sheets lie over the page there. */
interface Entry {
  readonly key?: string;
  readonly idx?: number;
  readonly sheets?: number;
}

/** The sheets that are open, the topmost last. */
const open: OpenSheet[] = [];
/** How many entries of sheets lie over the page's own, and which that is. */
let laid = 0;
let page: Entry = {};
/** What is done when the history stands where this file sent it; the router, which listens later, does not hear of that. */
let arrived: (() => void) | null = null;
/** Somebody goes back to another page, over the sheets' entries. */
let isLeaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const entry = (): Entry => (history.state as Entry | null) ?? {};

function go(steps: number, then: () => void): void {
  arrived = then;
  history.go(steps);
}

/**
 * The history has one entry over the page's for each sheet that is open, so that Back closes the topmost and stays on the
 * page. Done a moment later: a sheet that makes way for another leaves it its entry, and one that leads to another page is not
 * taken for one that was closed.
 */
function settle(): void {
  if (arrived || isLeaving) return;
  const now = entry();
  if (now.sheets) {
    laid = now.sheets;
    page = now;
  } else if (laid > 0 && now.idx === page.idx && now.key !== page.key) {
    // The address was changed in place, but in the place of a sheet's entry: it takes the page's own.
    const url = location.href;
    go(-laid, () => history.replaceState(now, '', url));
    laid = 0;
    return;
  } else {
    laid = 0;
    page = now;
  }
  for (; laid < open.length; laid += 1) history.pushState({ ...page, sheets: laid + 1 }, '');
  if (laid > open.length) go(open.length - laid, settle);
}

function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

window.addEventListener(
  'popstate',
  (event) => {
    isLeaving = false;
    if (arrived) {
      event.stopImmediatePropagation();
      const then = arrived;
      arrived = null;
      then();
    } else if (entry().key === page.key) {
      for (const { close } of open.slice(entry().sheets ?? 0).reverse()) close();
    }
    settleSoon();
  },
  true,
);
// After a reload nothing lies over the page.
settleSoon();

/** A sheet opened; returns what is called when it is not open any more. */
export function sheetOpened(close: () => void): () => void {
  const sheet = { close };
  open.push(sheet);
  settleSoon();
  return () => {
    open.splice(open.indexOf(sheet), 1);
    settleSoon();
  };
}

/** How far back the page before this one is, for somebody who goes there now. */
export function stepsBack(): number {
  isLeaving = true;
  return -1 - (entry().sheets ?? 0);
}
