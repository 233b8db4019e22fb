import { formatCountdown, formatDuration } from '@truemark/i18n';
import type { Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../api/live/quotes.js';
import type { Option, OptionListName } from '../../api/options.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import type { CellProps, RecordColumn } from '../../ui/record-columns.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { RecordTime } from '../traded/RecordTime.js';
import { OptionDirectionBadge } from './DirectionBadge.js';
import { OUTCOME_KEYS, OUTCOME_TONES } from './option-words.js';
import { useEndedNow } from './RunningFacts.js';
import type { PushedOption } from './running-option.js';

type Column = RecordColumn<PushedOption>;
type Cell = CellProps<PushedOption>;

/** Columns of a list of options, except the first. */
export function useOptionColumns(list: OptionListName): readonly Column[] {
  const { t } = useTranslation();
  const terms: Column[] = [
    { name: t('orders.side'), Cell: DirectionCell },
    { name: t('options.stake'), isFigure: true, Cell: StakeCell },
    { name: t('options.duration'), isFigure: true, under: true, Cell: DurationCell },
    { name: t('options.entry'), isFigure: true, Cell: EntryCell },
  ];
  const columns: Record<OptionListName, readonly Column[]> = {
    running: [
      { name: t('options.priceNow'), isFigure: true, under: true, Cell: LivePriceCell },
      { name: t('options.now'), isFigure: true, Cell: NowCell },
      { name: t('options.ifWin'), isFigure: true, under: true, Cell: IfWinCell },
      { name: t('options.sell.left'), isFigure: true, Cell: LeftCell },
    ],
    ended: [
      { name: t('options.exit'), isFigure: true, under: true, Cell: ExitCell },
      { name: t('orders.result'), isFigure: true, Cell: ResultCell },
      { name: t('orders.status'), Cell: OutcomeCell },
      { name: t('cash.time'), under: true, Cell: TimeCell },
    ],
  };
  return [...terms, ...columns[list]];
}

const DirectionCell = ({ of }: Cell) => <OptionDirectionBadge option={of} />;
const StakeCell = ({ of }: Cell) => <MoneyText amount={of.stake} />;
const DurationCell = ({ of }: Cell) => (
  <bdi>{formatDuration(of.seconds, currentLanguage().tag, 'short')}</bdi>
);

function PriceOf({
  option,
  price,
  live,
}: {
  option: Option;
  price: Price | null | undefined;
  live?: boolean;
}) {
  return <PriceText still={!live} price={price ?? undefined} precision={option.symbol.pricePrecision} />;
}

const EntryCell = ({ of }: Cell) => <PriceOf option={of} price={of.entryPrice} />;
const ExitCell = ({ of }: Cell) => <PriceOf option={of} price={of.exitPrice} />;
const LivePriceCell = ({ of }: Cell) => <PriceOf option={of} price={useQuote(of.symbol.code)?.bid} live />;

/** Result if it ended now. */
function NowCell({ of }: Cell) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const ended = useEndedNow(of);
  if (!ended) return <small>{t('options.waiting')}</small>;
  return <MoneyText amount={ended.profit} signed currency={currency} />;
}

const IfWinCell = ({ of }: Cell) => <MoneyText amount={of.profitIfWin} signed />;

function LeftCell({ of, now }: Cell) {
  const { t } = useTranslation();
  const left = of.endsAt - now;
  return left > 0 ? <Figure>{formatCountdown(left)}</Figure> : t('options.settling');
}

function ResultCell({ of }: Cell) {
  const { currency } = useConfig();
  return <MoneyText amount={of.profit} signed currency={currency} />;
}

function OutcomeCell({ of: { outcome } }: Cell) {
  const { t } = useTranslation();
  return (
    outcome !== null && <StatusBadge tone={OUTCOME_TONES[outcome]}>{t(OUTCOME_KEYS[outcome])}</StatusBadge>
  );
}

const TimeCell = ({ of, now }: Cell) => <RecordTime at={of.endedAt ?? of.expiresAt} now={now} />;
