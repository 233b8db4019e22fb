import { type FieldWords, labels } from '../audit-log/field-words.js';
import { STATES } from './trader.js';

/** Names of trader states. */
export const fields: FieldWords = { choices: { 'traders.status': labels(STATES) } };
