/** An open sheet and its close function. */
interface OpenSheet {
  readonly close: () => void;
}

/** State of a history entry: the router's own, and the number of sheets over the page. */
interface Entry {
  readonly key?: string;
  readonly idx?: number;
  readonly sheets?: number;
}

/** Open sheets, topmost last. */
const open: OpenSheet[] = [];
/** Number of sheet entries above the page's own entry, and the key of that entry. */
let laid = 0;
let page: Entry = {};
/** Callback after a history change made by this file. The router listens later and does not see it. */
let arrived: (() => void) | null = null;
/** The customer is going back to another page, past the sheets' entries. */
let isLeaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const entry = (): Entry => (history.state as Entry | null) ?? {};

function go(steps: number, then: () => void): void {
  arrived = then;
  history.go(steps);
}

/**
 * Keeps one history entry per open sheet above the page's, so that Back closes the topmost sheet and stays on the page.
 * Deferred: a sheet replaced by another passes on its entry, and one that navigates away is not mistaken for one that
 * was closed.
 */
function settle(): void {
  if (arrived || isLeaving) return;
  const now = entry();
  if (now.sheets) {
    laid = now.sheets;
    page = now;
  } else if (laid > 0 && now.idx === page.idx && now.key !== page.key) {
    // The address was replaced in a sheet's entry: move it to the page's own entry.
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
// After a reload no sheet is open.
settleSoon();

/** Registers an open sheet. Returns the function that unregisters it. */
export function sheetOpened(close: () => void): () => void {
  const sheet = { close };
  open.push(sheet);
  settleSoon();
  return () => {
    open.splice(open.indexOf(sheet), 1);
    settleSoon();
  };
}

/** Number of history steps back to the previous page. */
export function stepsBack(): number {
  isLeaving = true;
  return -1 - (entry().sheets ?? 0);
}
