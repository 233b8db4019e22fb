import { Fragment, type ReactNode } from 'react';
import type { TextKey } from './desk-language.js';
import { bare } from './texts.js';

/** A text in whose places stand links, times or anything else that is drawn. */
export function say(key: TextKey, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  const pieces = bare(key).split(/\{\{(\w+)\}\}/);
  return pieces.map((piece, index) => (
    // The pieces of a text never change their places.
    <Fragment key={`${index}${piece}`}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
