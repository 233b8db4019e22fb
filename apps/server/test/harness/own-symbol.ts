import type { AdminClient, Row } from './admin-client.js';

/** Symbol like EUR/USD without positions: in the demo's symbols, customers hold positions while markets are open. */
export async function ownSymbol(owner: AdminClient, code: string, terms: object = {}): Promise<Row> {
  const euro = (await owner.list('symbols')).find(({ Code }) => Code === 'EURUSD');
  const named = { Code: code, ShowCode: code, Name: code, BaseCurrency: code.slice(0, 3) };
  return owner.create('symbols', { ...euro, ...named, Sort: 99, ...terms });
}
