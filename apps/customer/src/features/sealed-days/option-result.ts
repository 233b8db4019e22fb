import type { ShownTick } from '../../api/exact-json.js';
import type { ShownOption } from '../../api/option-audit.js';
import { agree, ONE, rounded, units } from './exact.js';
import { holds, type Say } from './fault.js';
import { plain } from './totals.js';

const at = ({ time }: ShownTick): bigint => BigInt(time);
const DECIDED = ['win', 'loss', 'tie'];

/** Settles an option again. Entry: the first tick after the purchase. Exit: the last one at or before the end. Their bids decide. */
export function checkOptionResult(option: ShownOption, say: Say): void {
  const { open, close, ticks, stake: told } = option;
  if (!DECIDED.includes(option.outcome) || !open || !close) return;
  const [start, deadline, expiry] = [option.start, option.deadline, option.expiry].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ];
  const first = ticks.find((tick) => at(tick) > start && at(tick) <= deadline);
  const last = ticks.findLast((tick) => at(tick) <= expiry);
  holds(first?.seq === open.seq && last?.seq === close.seq, 'result', {
    name: 'entry',
    told: `#${open.seq}, #${close.seq}`,
    found: `#${first?.seq}, #${last?.seq}`,
  });
  const [entry, exit] = [units(open.bid), units(close.bid)];
  agree(say, 'entry', option.entryPrice, entry, `#${open.seq}`);
  agree(say, 'exit', option.exitPrice, exit, `#${close.seq}`);
  const moved = option.isUp ? exit - entry : entry - exit;
  const outcome = moved > 0n ? 'win' : moved < 0n ? 'loss' : 'tie';
  holds(option.outcome === outcome, 'result', { name: 'outcome', told: option.outcome, found: outcome });
  const sign = exit === entry ? '=' : exit > entry ? '>' : '<';
  say({ key: 'outcome', figure: `${plain(exit)} ${sign} ${plain(entry)}` });
  const [stake, ratio] = [units(told), units(option.ratio)];
  const won = rounded(stake * ratio, ONE, 2);
  const lost = option.losesByRatio && won < stake ? won : stake;
  const by = outcome === 'win' ? `${plain(stake)} × ${plain(ratio)}` : '';
  agree(say, 'profit', option.profit, { win: won, loss: -lost, tie: 0n }[outcome], by);
}
