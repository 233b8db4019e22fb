import { Fragment, type ReactNode } from 'react';
import type { TextKey } from './desk-language.js';
import { bare } from './texts.js';

/** Text whose placeholders are filled with links, times or other elements. */
export function formatRich(key: TextKey, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  const pieces = bare(key).split(/\{\{(\w+)\}\}/);
  return pieces.map((piece, index) => (
    // The pieces of a text never change position.
    <Fragment key={`${index}${piece}`}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
