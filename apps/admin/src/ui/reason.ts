import { t } from '../texts/texts.js';

/** A shorter reason says nothing. */
const LEAST = 3;

/** Whether a reason says nothing. */
export const isReasonless = (reason: string): boolean => reason.trim().length < LEAST;

/** What is said of a reason that says nothing: of an empty one what it is for, of one that is too short how long it has to be. */
export const lackText = (reason: string, ofEmpty: string): string =>
  reason.trim() === '' ? ofEmpty : t('ui.atLeastSigns', { least: LEAST });
