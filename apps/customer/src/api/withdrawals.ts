import type { DrawRecord, Page as WirePage } from '@truemark/contracts';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

export interface Drawing {
  draw_currency_id: number;
  number: string;
  memo?: string;
  draw_method_id?: number;
  address?: string;
  pay_password?: string;
}

export const withdraw = action({
  path: '/api/account/draw',
  write: (drawing: Drawing) => drawing,
  read: (wire: DrawRecord) => wire,
});

export const cancelWithdrawal = action({
  path: '/api/account/draw_cancel',
  write: (id: number) => ({ id }),
  read: (wire: DrawRecord) => wire,
});

export async function fetchWithdrawals(
  type: number,
  page: number,
  options: CallOptions,
): Promise<Page<DrawRecord>> {
  const wire = await get<WirePage<DrawRecord>>('/api/account/draw_list', { type, page }, options);
  return pageFrom(wire, (row) => row);
}
