import type { BasicInfo } from '@truemark/contracts';
import { type CallOptions, get } from './http.js';

/** The public settings, each under its own name. */
export const fetchSettings = (options: CallOptions): Promise<BasicInfo> =>
  get<BasicInfo>('/api/basicSet/getBasicInfo', {}, options);
