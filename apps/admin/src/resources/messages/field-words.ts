import { byId, type FieldWords } from '../audit-log/field-words.js';
import { stateChoices } from './message-state.js';

/** What the states of messages are called. */
export const fields: FieldWords = { choices: { 'messages.state': byId(stateChoices) } };
