import { diffArrays } from 'diff';
import { t } from '../../texts/texts.js';

type Kind = 'same' | 'removed' | 'added';

export interface Part {
  readonly kind: Kind;
  readonly text: string;
}

/** A paragraph of which something is new or gone, word by word; or those that stayed between two of them. */
export type Passage = { readonly parts: readonly Part[] } | { readonly left: readonly string[] };

const HTML = /<(?:p|h\d|ul|ol|li|br|div|strong|em|a|img)\b[^>]*>/i;
const LONG = 120;

/** Whether what changes is told by its changed passages: written text, which is too long to be compared by eye. */
export const isWritten = (before: string | null, after: string | null): boolean =>
  [before, after].some(
    (text) => text !== null && (HTML.test(text) || (text.length > LONG && /\s/.test(text))),
  );

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Without its marks. */
const plain = (html: string): string[] =>
  html
    .replaceAll(/<li\b[^>]*>/gi, '• ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replaceAll('&#39;', '’')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface Line {
  readonly text: string;
  /** How it is laid out: its marks, without where a link or a picture leads. */
  readonly marks: string;
}

/** A paragraph a line; where a link or a picture leads is written out, since it can change alone. */
const linesOf = (html: string): Line[] =>
  html
    .replaceAll(
      /<a\b([^>]*?)href="([^"]*)"([^>]*)>(.*?)<\/a>/gis,
      (_, one: string, to: string, other: string, words: string) =>
        ['<a', one, other, '>', words, ' (', to, ')</a>'].join(''),
    )
    .replaceAll(/<img\b([^>]*?)src="([^"]*)"([^>]*)>/gi, '<img$1$3> ($2) ')
    .split(/<\/(?:p|h\d|li|div|ul|ol)>|<br\s*\/?>/i)
    .flatMap((part) => {
      const marks = part.replaceAll(/<(?:ul|ol)\b[^>]*>|>[^<]+/gi, '>').replaceAll(/^[^<]+|\s+/g, '');
      return plain(part).map((text) => ({ text, marks }));
    });

/** What a reader of it reads. */
export const readable = (text: string): string[] =>
  HTML.test(text)
    ? linesOf(text).map((line) => line.text)
    : text.split('\n').filter((line) => line.trim() !== '');

/** Whether words that stay are laid out otherwise: as a heading, in bold, in another direction. */
export function isLaidOutAnew(before: string, after: string): boolean {
  const [old, now] = [linesOf(before), linesOf(after)];
  let [one, other] = [0, 0];
  for (const { added, removed, count } of diffArrays(
    old.map(({ text }) => text),
    now.map(({ text }) => text),
  )) {
    if (!added && !removed)
      for (let at = 0; at < count; at += 1) if (old[one + at]?.marks !== now[other + at]?.marks) return true;
    if (!added) one += count;
    if (!removed) other += count;
  }
  return false;
}

/** What of the first is gone and what of the second is new, with what both have alike between, in order. */
const compared = (first: readonly string[], second: readonly string[]): Part[] =>
  diffArrays([...first], [...second]).flatMap(({ value, added, removed }) => {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    return value.map((text): Part => ({ kind, text }));
  });

/** Neighbours of one kind as one part. */
const joined = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1);
    if (last?.kind !== part.kind) return [...all, part];
    return [...all.slice(0, -1), { kind: part.kind, text: last.text + part.text }];
  }, []);

const words = (line: string): string[] => line.split(/(?<=\s)|(?=[.,;:!?。，；：])/u);

/** The paragraphs of a text that change, with what is new or gone in each; empty where nothing that is read does. */
export function passagesOf(before: string, after: string): Passage[] {
  const lines = compared(readable(before), readable(after));
  const passages: Passage[] = [];
  let left: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const next = lines[at + 1];
    if (!line) continue;
    if (line.kind === 'same') {
      left.push(line.text);
      continue;
    }
    if (left.length > 0) passages.push({ left });
    left = [];
    const isChanged = line.kind === 'removed' && next?.kind === 'added';
    passages.push({ parts: isChanged ? joined(compared(words(line.text), words(next.text))) : [line] });
    if (isChanged) at += 1;
  }
  if (passages.length > 0 && left.length > 0) passages.push({ left });
  return passages;
}

const sideOf = (passages: readonly Passage[], gone: Kind): string =>
  passages
    .flatMap((each) => ('parts' in each ? each.parts : []))
    .filter(({ kind }) => kind !== 'same' && kind !== gone)
    // A full stop that only moved says nothing.
    .map(({ text }) => text.replace(/^[\s.,;:!?。，；：]+/u, '').trim())
    .filter((text) => text !== '')
    .join(' … ');

/** What is new and what is gone of a text, in a line. */
export function changedWords(before: string, after: string): string {
  const passages = passagesOf(before, after);
  const [gone, come] = [sideOf(passages, 'added'), sideOf(passages, 'removed')];
  const layout = isLaidOutAnew(before, after) ? t('auditLog.layoutChanged') : '';
  const words =
    gone && come
      ? `“${gone}” → “${come}”`
      : gone
        ? t('auditLog.wordsRemoved', { words: gone })
        : come && t('auditLog.wordsAdded', { words: come });
  return [words, layout].filter(Boolean).join(' · ');
}
