import {
  coinDeposit,
  deposit,
  draw,
  drawList,
  method,
  newDraw,
  newMethod,
  statement,
  transferred,
  wireAsked,
  wireAssigned,
  wireDeposit,
  wireEdit,
} from './cash-things.js';
import type { Route } from './route.js';

const NO_ROW = { id: 999_999_999 };
const NO_PICTURE = { proofImg: `/api/common/image/${'A'.repeat(22)}` };

/** Calls about money in and out. */
export const CASH_ROUTES: Readonly<Record<string, Route>> = {
  'GET /api/descript/info': { open: 'texts of pages' },
  'GET /api/descript/list': { open: 'texts of pages' },

  'POST /api/account/transfer': { thing: async () => ({ from: 2, to: 1, balance: 1 }) },
  'GET /api/account/transfer_log': { thing: transferred, reads: true },
  'GET /api/account/statement_csv': { thing: statement },
  'GET /api/account/statement_pdf': { thing: statement },

  'GET /api/quickCharge/info': { who: 'real' },
  'GET /api/quickCharge/symbols': { who: 'real' },
  'GET /api/quickCharge/wire_info': { who: 'real', thing: async () => ({ symbol_id: 1 }) },
  'GET|POST /api/quickCharge/submit': { who: 'real', thing: coinDeposit, nothing: NO_PICTURE },
  'GET|POST /api/quickCharge/wire_submit': { who: 'real', thing: wireDeposit, nothing: NO_PICTURE },
  'GET|POST /api/quickCharge/wire_submit_edit': { who: 'real', thing: wireEdit },
  'GET /api/quickCharge/get_wire_info_edit': { who: 'real', thing: wireAsked, reads: true },
  'GET|POST /api/quickCharge/save_wire_info_edit': { who: 'real', thing: wireAssigned, nothing: NO_ROW },
  'GET|POST /api/quickCharge/cancel_wire_info_edit': { who: 'real', thing: wireAsked, nothing: NO_ROW },
  'GET /api/quickCharge/quick_ist': { who: 'real', thing: deposit, reads: true },
  'GET /api/quickCharge/quick_list': { who: 'real', thing: deposit, reads: true },

  'GET /api/account/draw_symbol_list': { who: 'real', thing: async () => ({ type: 1 }) },
  'POST /api/wallet/bind_draw_method': { who: 'real', thing: newMethod },
  'GET /api/wallet/get_draw_method': { who: 'real', thing: method, reads: true },
  'POST /api/wallet/del_draw_method': { who: 'real', thing: method, nothing: NO_ROW },
  'POST /api/account/draw': {
    who: 'real',
    thing: newDraw,
    nothing: { draw_method_id: NO_ROW.id },
  },
  'POST /api/account/draw_cancel': { who: 'real', thing: draw, nothing: NO_ROW },
  'GET /api/account/draw_gate': { who: 'real', thing: draw, reads: true },
  'GET /api/account/draw_list': { who: 'real', thing: drawList, reads: true },
};
