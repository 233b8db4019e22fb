import type { BasicInfo } from '@truemark/contracts';
import { type CallOptions, get } from './http.js';

/** Fetches the public settings by name. */
export const fetchSettings = (options: CallOptions): Promise<BasicInfo> =>
  get<BasicInfo>('/api/basicSet/getBasicInfo', {}, options);
