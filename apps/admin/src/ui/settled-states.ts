import { t } from '../texts/texts.js';
import type { PillTone } from './Pill.js';

interface State {
  readonly label: string;
  readonly tone: PillTone;
}

const state = (label: string, tone: PillTone): State => ({ label, tone });

/** Common states, in one colour everywhere: green is done, amber waits, red was refused, grey is over. */
export const WAITING = state(t('common.waiting'), 'warning');
export const PENDING = state(t('common.pending'), 'warning');
export const APPROVED = state(t('common.approved'), 'success');
export const REJECTED = state(t('common.rejected'), 'error');
export const CANCELLED = state(t('common.cancelled'), 'default');
