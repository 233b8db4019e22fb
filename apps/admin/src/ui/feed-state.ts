import { t } from '../texts/texts.js';

const STATES: Readonly<Record<string, string>> = {
  live: t('symbols.feed.live'),
  connecting: t('symbols.feed.connecting'),
  silent: t('symbols.feed.silent'),
  failed: t('symbols.feed.failed'),
  closed: t('symbols.feed.closed'),
  paused: t('symbols.feed.paused'),
};

/** State of a feed, in a word; a symbol without a feed has none. */
export const feedStateText = (state: string | null | undefined): string =>
  STATES[state ?? ''] ?? state ?? t('symbols.feed.none');
