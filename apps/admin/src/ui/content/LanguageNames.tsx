import { type LanguageCode, languageOf } from '@truemark/i18n';
import { Fragment } from 'react';

/** Names of languages in a row, each in its own script and direction. */
export const LanguageNames = ({ codes }: { codes: readonly LanguageCode[] }) =>
  codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ', '}
      <bdi>{languageOf(code).name}</bdi>
    </Fragment>
  ));

/** The same as plain text: right-to-left names are isolated by invisible characters. */
export const languageNames = (codes: readonly LanguageCode[]): string =>
  codes
    .map((code) => languageOf(code))
    .map(({ name, direction }) => (direction === 'rtl' ? `\u2067${name}\u2069` : name))
    .join(', ');
