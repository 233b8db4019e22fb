import { formatCountdown, formatDuration } from '@truemark/i18n';
import type { Price } from '@truemark/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../api/live/quotes.js';
import type { Option } from '../../api/options.js';
import { DockedRow, FigureCell } from '../../ui/DockedTable.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { RecordTime } from '../traded/RecordTime.js';
import { OptionDirectionBadge } from './DirectionBadge.js';
import { OUTCOME_KEYS, OUTCOME_TONES } from './option-words.js';
import { useEndedNow } from './RunningFacts.js';
import type { HeardOption } from './running-option.js';

interface TableRowProps {
  option: HeardOption;
  /** By this device's clock. */
  now: number;
  onOpen: () => void;
  /** Left out where it cannot be sold. */
  onSell?: (() => void) | undefined;
}

/** A running option below the chart: its entry, the price of now, what it would come to, and how long it has. */
export function RunningTableRow({ option, now, onOpen, onSell }: TableRowProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const quote = useQuote(option.symbol.code);
  const ended = useEndedNow(option);
  const left = option.endsAt - now;
  return (
    <TermsRow option={option} onOpen={onOpen} onSell={onSell}>
      <PriceCell option={option} price={option.entryPrice} />
      <PriceCell option={option} price={quote?.bid ?? null} live />
      <FigureCell>
        {ended ? (
          <MoneyText amount={ended.profit} signed currency={currency} />
        ) : (
          <small>{t('options.waiting')}</small>
        )}
      </FigureCell>
      <FigureCell>{left > 0 ? <Figure>{formatCountdown(left)}</Figure> : t('options.settling')}</FigureCell>
      <FigureCell>
        <MoneyText amount={option.profitIfWin} signed />
      </FigureCell>
    </TermsRow>
  );
}

/** An option that has ended: both ends, when, how, and what it came to. */
export function EndedTableRow({ option, now, onOpen }: TableRowProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  return (
    <TermsRow option={option} onOpen={onOpen}>
      <PriceCell option={option} price={option.entryPrice} />
      <PriceCell option={option} price={option.exitPrice} />
      <FigureCell>
        <MoneyText amount={option.profit} signed currency={currency} />
      </FigureCell>
      <td>
        {option.outcome !== null && (
          <StatusBadge tone={OUTCOME_TONES[option.outcome]}>{t(OUTCOME_KEYS[option.outcome])}</StatusBadge>
        )}
      </td>
      <td>
        <RecordTime at={option.endedAt ?? option.expiresAt} now={now} />
      </td>
    </TermsRow>
  );
}

interface TermsRowProps extends Omit<TableRowProps, 'now'> {
  option: HeardOption;
  children: ReactNode;
}

function TermsRow({ option, onOpen, onSell, children }: TermsRowProps) {
  const { t } = useTranslation();
  const { showCode: symbol } = option.symbol;
  return (
    <DockedRow
      id={`option-${option.id}`}
      title={<bdi>{symbol}</bdi>}
      label={t('options.detail', { symbol })}
      onOpen={onOpen}
      act={onSell && { text: t('options.sell'), label: t('options.sellOne', { symbol }), onPress: onSell }}
    >
      <td>
        <OptionDirectionBadge option={option} />
      </td>
      <FigureCell>
        <MoneyText amount={option.stake} />
      </FigureCell>
      <FigureCell>
        <bdi>{formatDuration(option.seconds, currentLanguage().tag, 'short')}</bdi>
      </FigureCell>
      {children}
    </DockedRow>
  );
}

function PriceCell({ option, price, live }: { option: Option; price: Price | null; live?: boolean }) {
  return (
    <FigureCell>
      <PriceText still={!live} price={price ?? undefined} precision={option.symbol.pricePrecision} />
    </FigureCell>
  );
}
