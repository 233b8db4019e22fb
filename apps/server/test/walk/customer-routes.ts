import { CASH_ROUTES } from './cash-routes.js';
import { COPY_ROUTES } from './copy-routes.js';
import { FUND_ROUTES } from './fund-routes.js';
import { LOAN_ROUTES } from './loan-routes.js';
import type { OpenRoute, Route } from './route.js';
import {
  alert,
  factorToAdd,
  factorToRemove,
  favourite,
  invited,
  juniorPapers,
  message,
  newAlert,
  newOption,
  newOrder,
  newPassword,
  option,
  optionToSell,
  pending,
  picture,
  position,
  seniorPapers,
  session,
} from './things.js';

const open = (why: string): OpenRoute => ({ open: why });
const NO_ROW = { id: 999_999_999 };
const NO_TEXT = { id: 'A'.repeat(22) };
const NO_PICTURE = `/api/common/image/${NO_TEXT.id}`;

/** Every call of customers as `METHODS path`: who may make it, and how the walk makes it. */
export const CUSTOMER_ROUTES: Readonly<Record<string, Route>> = {
  'GET /api/basicSet/getBasicInfo': open('public settings; a story keeps secrets out of them'),
  'GET /api/default/setting': open('one of them'),
  'GET /api/default/area_list': open('countries'),
  'GET /api/menu': open('the menus, the same for everybody'),
  'GET /api/company/getCompany': open('who runs the house'),
  'GET /api/company/getCompanyStatus': open('whether it is open'),
  'GET /api/company/search': open('companies of the house'),
  'GET /api/company/email': open('how to write to it'),
  'GET /api/descript/agreements': open('what a new customer agrees to'),
  'GET /api/news/homeList': open('published news'),
  'GET /api/news/list': open('published news'),
  'GET /api/news/info': open('published news'),
  'GET /v2/api/forex/trade_list': open('prices, the same for everybody'),
  'GET /api/proof/simulator': open('hashes of keys to come, and the keys of days that are over'),
  'GET /api/proof/option': open('an option of a demo account, nobody named, for visitors to recompute'),
  'GET /v2/api/forex/search': open('symbols'),
  'GET /v2/api/forex/getCategories': open('their groups'),
  'GET /v2/api/forex/kline': open('bars'),
  'GET /v2/api/forex/abbreviated_cache_kline': open('bars'),
  'GET /v2/api/micro/get_seconds': open('durations and their ratios'),
  'GET /api/common/captcha': open('asked for before there is an account'),
  'GET /api/notify/challenge': open('a sum to solve before a message is sent'),
  'POST /api/notify/send_email': open('asked for before signing in; goes to its address alone'),
  'POST /api/notify/send_sms': open('asked for before signing in; goes to its number alone'),
  'POST /api/user/register': open('opens an account'),
  'POST /api/user/loginForU': open('signs in'),
  'POST /api/user/forget_password': open('proves itself by a code'),
  'GET|POST /api/user/createAccountDemoForU': open('opens a demo account'),
  'POST /api/user/register_grant': open('spends a code or a captcha before there is an account'),

  'GET|POST /v2/api/forex/submit': { thing: newOrder },
  'GET|POST /v2/api/forex/close': { thing: position, nothing: NO_ROW },
  'GET|POST /v2/api/forex/set_stop_price': {
    thing: async (...given) => ({ ...(await position(...given)), stop_loss_price: '9000' }),
    nothing: NO_ROW,
  },
  'GET|POST /v2/api/forex/cancel_trade': { thing: pending, nothing: NO_ROW },
  'GET /v2/api/forex/audit': { thing: position, nothing: NO_ROW },
  'GET|POST /v2/api/forex/close_all': { thing: position },
  'GET|POST /v2/api/main/user/resetForexDemoAccount': { thing: position },
  'GET /v2/api/forex/my_deal': { thing: position, reads: true },
  'GET|POST /v2/api/micro/submit': { thing: newOption },
  'GET /v2/api/micro/audit': { thing: option, nothing: NO_ROW },
  'GET|POST /v2/api/micro/sell_offer': { thing: option, nothing: NO_ROW },
  'GET|POST /v2/api/micro/sell': { thing: optionToSell, nothing: NO_ROW },
  'GET /v2/api/micro/orders': { thing: option, reads: true },
  'GET /v2/api/main/wallet/getBalance': { reads: true },
  'GET /v2/api/main/accountLog/forexChange': { thing: async () => ({ type: 2 }), reads: true },
  'GET /api/user/get_profits': { reads: true },
  // Its last point is of the instant: no two answers are the same.
  'GET /api/user/equity': { thing: position },
  ...CASH_ROUTES,
  ...COPY_ROUTES,
  ...LOAN_ROUTES,
  ...FUND_ROUTES,

  'POST /api/user/limits': { thing: async () => ({ session_minutes: 1_000 }) },
  'GET /api/user/limits': { reads: true },
  'GET /api/user/favourites': { thing: favourite, reads: true },
  'POST /api/user/favourite': { thing: async (_owner, { symbolId }) => ({ forex_id: symbolId, on: 1 }) },
  'GET /api/user/alerts': { thing: alert, reads: true },
  'POST /api/user/alert_add': { thing: newAlert },
  'POST /api/user/alert_move': {
    thing: async (...given) => ({ ...(await alert(...given)), price: '9001' }),
    nothing: NO_ROW,
  },
  'POST /api/user/alert_del': { thing: alert, nothing: NO_ROW },
  'GET /api/user/info': { reads: true },
  'GET /api/internalMessage/list': { who: 'real', reads: true },
  'GET /api/internalMessage/info': { who: 'real', thing: message, nothing: NO_ROW },

  'POST /api/common/image_upload': { file: true },
  'GET /api/common/image/{id}': { thing: picture, nothing: NO_TEXT },
  'POST /api/user/auth_junior_submit': {
    who: 'real',
    thing: juniorPapers,
    nothing: { front_pic: NO_PICTURE, reverse_pic: NO_PICTURE },
  },
  'POST /api/user/auth_senior_submit': {
    who: 'real',
    thing: seniorPapers,
    nothing: { hand_pic: NO_PICTURE },
  },
  'GET /api/user/auth_status': { who: 'real', reads: true },
  'GET /api/user/auth_info': { who: 'real', thing: async () => ({ type: 1 }), reads: true },

  'POST /api/user/feedback': { thing: async () => ({ text: 'The chart could be taller.' }) },
  'POST /api/user/anti_phishing': { who: 'real', thing: async () => ({ word: 'green heron' }) },
  'POST /api/user/amend_password': { who: 'real', thing: newPassword },
  'POST /api/user/amend_pay_password': {
    who: 'real',
    thing: async ({ password }) => ({ password: '271828', login_password: password }),
  },
  'GET /api/user/invited': { who: 'real', thing: invited, reads: true },
  'POST /api/user/second_factor/propose': { who: 'real' },
  'POST /api/user/second_factor/add': { who: 'real', thing: factorToAdd },
  'GET /api/user/second_factor': { who: 'real', reads: true },
  'POST /api/user/second_factor/remove': { who: 'real', thing: factorToRemove },
  'GET /api/user/sessions': { thing: session, reads: true },
  'POST /api/user/sessions/revoke': { thing: session, nothing: NO_TEXT },
  'POST /api/user/logout': { ends: true },
};

/** What the specification lists as GET although it changes something: served for both. */
export const CHANGES_BY_GET = [
  '/v2/api/forex/submit',
  '/v2/api/forex/close',
  '/v2/api/forex/close_all',
  '/v2/api/forex/cancel_trade',
  '/v2/api/forex/set_stop_price',
  '/v2/api/micro/submit',
  '/api/fund/buy',
  '/api/fund/applyRefund',
  '/api/quickCharge/submit',
  '/api/quickCharge/wire_submit',
  '/api/quickCharge/wire_submit_edit',
  '/api/quickCharge/save_wire_info_edit',
  '/api/quickCharge/cancel_wire_info_edit',
  '/api/user/createAccountDemoForU',
  '/v2/api/main/user/resetForexDemoAccount',
];
