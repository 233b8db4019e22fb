import { byId, type FieldWords } from '../audit-log/field-words.js';
import { stateChoices } from './message-state.js';

/** Names of message states. */
export const fields: FieldWords = { choices: { 'messages.state': byId(stateChoices) } };
