import { deskLanguage } from '../texts/desk-language.js';

/** A symbol as everybody is told of it. */
export interface OfferedSymbol {
  readonly id: number;
  readonly showCode: string;
}

/** The symbols that customers are offered: what roles that do not read their terms choose from. */
export async function offeredSymbols(): Promise<readonly OfferedSymbol[]> {
  const answer = await fetch('/v2/api/forex/trade_list', { headers: { lang: deskLanguage() } });
  const { data } = (await answer.json()) as { data: readonly { Id: number; ShowCode: string }[] };
  return data.map(({ Id: id, ShowCode: showCode }) => ({ id, showCode }));
}
