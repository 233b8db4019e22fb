import { sessionMark } from '../../api/session.js';
import { recall, remember } from '../../api/storage.js';

const KEY = 'line.none';

/** Whether a line of the total is expected: the customer's last look at the home page had one. */
export const hadLine = (): boolean => recall(KEY) !== (sessionMark() ?? '');

export const keepsLine = (has: boolean): void => remember(KEY, has ? null : (sessionMark() ?? ''));
