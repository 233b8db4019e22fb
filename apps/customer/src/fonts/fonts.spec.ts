import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadFont } from './fonts.js';

const chinese = vi.hoisted(() => {
  let letCome = (_: object): void => undefined;
  const stylesheet = new Promise<object>((resolve) => {
    letCome = resolve;
  });
  return { stylesheet, letCome };
});
vi.mock('@fontsource-variable/noto-sans-hk/wght.css', () => chinese.stylesheet);

interface Face {
  readonly display: string;
  readonly load: () => Promise<unknown>;
}

/** A document without faces, whose early script has asked for the font of this language. */
function openDocument(lang: string, font: Promise<unknown>): Face[] {
  const faces: Face[] = [];
  vi.stubGlobal('document', { fonts: Object.assign(faces, { load: () => Promise.resolve() }) });
  vi.stubGlobal('window', { earlyAnswers: { lang, token: null, asked: new Map(), font } });
  return faces;
}

describe('the fonts of the first render', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are those of a stylesheet that the early script has not loaded yet', async () => {
    const load = vi.fn(() => Promise.resolve());
    let letCome = (): void => undefined;
    const stylesheet = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    const faces = openDocument('ar', stylesheet);
    const loaded = loadFont('ar');
    await import('./arabic.css');
    await new Promise(setImmediate);
    faces.push({ display: 'optional', load });
    letCome();
    await loaded;
    expect(load).toHaveBeenCalledOnce();
  });

  it('are not those of a hundred files', async () => {
    openDocument('hk', Promise.resolve());
    await loadFont('hk');
    chinese.letCome({});
  });
});
