import { t } from '../texts/texts.js';

/** Minimum length of a reason. */
const LEAST = 3;

/** Whether a reason is too short. */
export const isReasonless = (reason: string): boolean => reason.trim().length < LEAST;

/** Error of a missing reason: its purpose if empty, the minimum length if too short. */
export const lackText = (reason: string, ofEmpty: string): string =>
  reason.trim() === '' ? ofEmpty : t('ui.atLeastSigns', { least: LEAST });
