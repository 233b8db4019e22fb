import { type FieldWords, labels } from '../audit-log/field-words.js';
import { STATES } from './trader.js';

/** What the states of who leads are called. */
export const fields: FieldWords = { choices: { 'traders.status': labels(STATES) } };
