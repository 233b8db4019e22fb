import { type Filled, ROW_INTERVAL, ROWS, ROWS_OF_ONE } from './fill.js';

/** Rows per page, as the back office requests them; the compared read returns as many. */
export const PAGE = 50;

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

export interface ListRequest {
  readonly name: string;
  readonly resource: string;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort: readonly [string, 'ASC' | 'DESC'];
  readonly first?: number;
  /** Expected total in `Content-Range`. */
  readonly total: number;
  /** Id of the page's first row. */
  readonly begins: number;
  fits?(row: Row): boolean;
}

const MORE_THAN_COUNTED = 1_001;
const LAST = ROWS - PAGE;

/** The requested lists, with their expected answers. */
export function listRequests({ customerId, start: from }: Filled): ListRequest[] {
  const newest = ['id', 'DESC'] as const;
  const oldest = ['created_at_ms', 'ASC'] as const;
  const half = from + (ROWS / 2) * ROW_INTERVAL;
  const [entries, orders, deposits] = ['ledger-entries', 'orders', 'deposits'];
  const filtered = { total: MORE_THAN_COUNTED };
  return [
    { name: 'entries', resource: entries, sort: newest, total: ROWS, begins: ROWS },
    { name: 'entries, last page', resource: entries, sort: newest, first: LAST, total: ROWS, begins: PAGE },
    {
      ...{ name: 'entries of a rare kind', resource: entries, sort: newest, filter: { type: 'adjustment' } },
      ...{ total: ROWS / 1000, begins: ROWS - 993, fits: ({ type }) => type === 'adjustment' },
    },
    {
      ...{ name: 'entries of a customer with 250,000', resource: entries, sort: newest },
      ...{ filter: { customer_id: customerId }, total: 1_001, begins: ROWS_OF_ONE * 4 },
      fits: ({ customer_id: id }) => id === customerId,
    },
    {
      ...{ name: 'entries of a time', resource: entries, sort: newest, filter: { until: half }, ...filtered },
      ...{ begins: ROWS / 2 - 1, fits: ({ at_ms: at }) => Number(at) < half },
    },
    { name: 'orders', resource: orders, sort: ['CreateTimeMs', 'DESC'], total: ROWS, begins: ROWS },
    {
      ...{ name: 'orders, last page', resource: orders, sort: ['CreateTimeMs', 'DESC'], first: LAST },
      ...{ total: ROWS, begins: PAGE },
    },
    { name: 'deposits', resource: deposits, sort: oldest, total: ROWS, begins: 1 },
    {
      name: 'deposits, last page',
      resource: deposits,
      sort: oldest,
      first: LAST,
      total: ROWS,
      begins: LAST + 1,
    },
    {
      ...{ name: 'deposits that wait', resource: deposits, sort: oldest, filter: { waits_for: 'operator' } },
      ...{ total: ROWS / 2000, begins: 2000, fits: ({ status }) => status === 'open' },
    },
    {
      ...{ name: 'deposits by state and way', resource: deposits, sort: oldest, ...filtered },
      ...{ filter: { status: 'approved', way: 'bank' }, begins: 40 },
      fits: ({ status, way }) => status === 'approved' && way === 'bank',
    },
    {
      ...{
        name: 'deposits of a state, page 20',
        resource: deposits,
        sort: oldest,
        ...filtered,
        first: 950,
      },
      ...{ filter: { status: 'rejected' }, begins: 6_657, fits: ({ status }) => status === 'rejected' },
    },
  ];
}

/** Requests a page as the back office does, and verifies all of it; throws if anything is wrong. */
export async function requestList(base: string, { token }: Filled, question: ListRequest): Promise<void> {
  const { name, resource, filter = {}, sort, first = 0, total, begins, fits = () => true } = question;
  const range = [first, first + PAGE - 1];
  const given = { filter: JSON.stringify(filter), range: JSON.stringify(range), sort: JSON.stringify(sort) };
  const answer = await fetch(`${base}/admin/api/${resource}?${new URLSearchParams(given)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const rows = (await answer.json()) as Row[];
  const said = answer.headers.get('content-range');
  const wanted = `${resource} ${first}-${first + PAGE - 1}/${total}`;
  const falling = sort[1] === 'DESC';
  const isRight =
    said === wanted &&
    rows.length === PAGE &&
    rows[0]?.id === begins &&
    rows.every((row, at) => fits(row) && (at === 0 || falling === row.id < (rows[at - 1] as Row).id));
  if (!isRight) throw new Error(`${name}: ${said} instead of ${wanted}, begins with ${rows[0]?.id}`);
}
