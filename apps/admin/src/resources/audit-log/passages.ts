import { diffArrays } from 'diff';
import { t } from '../../texts/texts.js';

type Kind = 'same' | 'removed' | 'added';

export interface Part {
  readonly kind: Kind;
  readonly text: string;
}

/** Changed paragraph, word by word; or the unchanged paragraphs between two changed ones. */
export type Passage = { readonly parts: readonly Part[] } | { readonly left: readonly string[] };

const HTML = /<(?:p|h\d|ul|ol|li|br|div|strong|em|a|img)\b[^>]*>/i;
const LONG = 120;

/** Whether a change is shown by its changed passages: for texts too long to compare by eye. */
export const isWritten = (before: string | null, after: string | null): boolean =>
  [before, after].some(
    (text) => text !== null && (HTML.test(text) || (text.length > LONG && /\s/.test(text))),
  );

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Text without its markup. */
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
  /** Markup of the paragraph, without link and picture targets. */
  readonly marks: string;
}

/** One line per paragraph. Link and picture targets are written out, since they can change alone. */
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

/** Lines of the text as a reader sees them. */
export const readable = (text: string): string[] =>
  HTML.test(text)
    ? linesOf(text).map((line) => line.text)
    : text.split('\n').filter((line) => line.trim() !== '');

/** Whether unchanged words are formatted differently: as a heading, in bold, in another direction. */
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

/** Diff of two sequences: what is gone of the first and new in the second, with the common parts between, in order. */
const compared = (first: readonly string[], second: readonly string[]): Part[] =>
  diffArrays([...first], [...second]).flatMap(({ value, added, removed }) => {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    return value.map((text): Part => ({ kind, text }));
  });

/** Merges neighbours of one kind. */
const joined = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1);
    if (last?.kind !== part.kind) return [...all, part];
    return [...all.slice(0, -1), { kind: part.kind, text: last.text + part.text }];
  }, []);

const words = (line: string): string[] => line.split(/(?<=\s)|(?=[.,;:!?。，；：])/u);

/** Changed paragraphs of a text, with new and removed words; empty if no readable text changes. */
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
    // A full stop that only moved is no change.
    .map(({ text }) => text.replace(/^[\s.,;:!?。，；：]+/u, '').trim())
    .filter((text) => text !== '')
    .join(' … ');

/** New and removed words of a text, in one line. */
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
