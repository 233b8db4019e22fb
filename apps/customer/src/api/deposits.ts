import type { ChargeRecord, Page as WirePage } from '@truemark/contracts';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

/** A call that makes or proves a deposit. */
export const depositAction = <Form extends object>(
  call: 'submit' | 'wire_submit' | 'wire_submit_edit' | 'save_wire_info_edit',
) =>
  action({
    path: `/api/quickCharge/${call}`,
    write: (form: Form) => form,
    read: (wire: ChargeRecord) => wire,
  });

export async function fetchDeposits(
  type: number,
  page: number,
  options: CallOptions,
): Promise<Page<ChargeRecord>> {
  const wire = await get<WirePage<ChargeRecord>>('/api/quickCharge/quick_list', { type, page }, options);
  return pageFrom(wire, (row) => row);
}
