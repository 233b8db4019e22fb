import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchSealedFile } from '../../api/sealed-days.js';
import { PickField } from '../../ui/PickField.js';
import { useSymbols } from '../market/useSymbols.js';
import { CheckCard } from './CheckCard.js';
import { checkTicks } from './check-ticks.js';
import { sealOf } from './seal.js';
import { type Check, type Tools, useCheck } from './useCheck.js';
import { freshDays } from './useSealedDays.js';

/** Selected day and symbol. */
export interface Looked {
  readonly day: string;
  readonly symbol: string;
}

/** Checks all prices of a symbol's day. */
export function useTicksCheck({ day, symbol }: Looked): Check {
  const client = useQueryClient();
  return useCheck(async ({ say, breathe, signal }: Tools) => {
    const seal = sealOf((await freshDays(client)).seals, day);
    await breathe(null);
    const [ticks, minutes] = await Promise.all([
      fetchSealedFile('ticks', { symbol, day }, signal),
      fetchSealedFile('minutes', { symbol, day }, signal),
    ]);
    const all = seal.ticks[symbol]?.count ?? 1;
    await checkTicks({ seal, symbol, ticks, minutes }, say, (count) => breathe(count / all));
  }, `${symbol} ${day}`);
}

interface TicksCardProps {
  check: Check;
  looked: Looked;
  /** Symbols of the day. */
  symbols: readonly string[];
  onSymbol: (symbol: string) => void;
}

export function TicksCard({ check, looked, symbols, onSymbol }: TicksCardProps) {
  const { t } = useTranslation();
  const shown = new Map(useSymbols().data?.map(({ code, showCode }) => [code, showCode]));
  return (
    <CheckCard
      title={t('seals.ticks.title')}
      proves={t('seals.ticks.proves')}
      cannot={t('seals.ticks.cannot')}
      check={check}
      {...(symbols.length === 0 && { missing: t('seals.ticks.none') })}
    >
      {symbols.length > 0 && (
        <PickField
          label={t('seals.symbol')}
          placeholder={t('seals.symbol')}
          choices={symbols.map((code) => ({ value: code, text: shown.get(code) ?? code }))}
          value={looked.symbol}
          onPick={onSymbol}
        />
      )}
    </CheckCard>
  );
}
