import { type LanguageCode, languageOf } from '@truemark/i18n';
import { Fragment } from 'react';

/** Names of languages one after the other, each in its own script and direction. */
export const LanguageNames = ({ codes }: { codes: readonly LanguageCode[] }) =>
  codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ', '}
      <bdi>{languageOf(code).name}</bdi>
    </Fragment>
  ));

/** The same where only plain text can stand: a name that is read from the right is set apart by signs that nobody sees. */
export const languageNames = (codes: readonly LanguageCode[]): string =>
  codes
    .map((code) => languageOf(code))
    .map(({ name, direction }) => (direction === 'rtl' ? `\u2067${name}\u2069` : name))
    .join(', ');
