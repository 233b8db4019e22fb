import { Table, TableBody, TableCell, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { get } from '../../providers/http.js';
import type { Exposure } from '../../resources/exposure/exposure.js';
import { useWords } from '../../resources/ledger-entries/entry.js';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { FigureText } from '../../ui/FigureText.js';
import { money } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { sumExactly } from '../../ui/sum-exactly.js';
import type { HouseResult } from './result.js';

const Row = ({ name, value, strong = false }: { name: ReactNode; value: number; strong?: boolean }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ fontWeight: strong ? 600 : 400 }}>
      {name}
    </TableCell>
    <TableCell align="right" sx={{ fontWeight: strong ? 600 : 400 }}>
      <FigureText value={value} write={money} />
    </TableCell>
  </TableRow>
);

/** Unrealised profit of customers' open positions in a book; undefined until loaded. */
function useFloating(book: HouseResult['book'], isAsked: boolean): number | undefined {
  const filter = encodeURIComponent(JSON.stringify({ is_demo: book === 'demo' }));
  const range = encodeURIComponent(JSON.stringify([0, 999]));
  const { data } = useQuery({
    queryKey: ['exposure', 'floating', book],
    queryFn: () => get<Exposure[]>(`exposure?filter=${filter}&range=${range}`),
    enabled: isAsked,
    refetchInterval: 10_000,
  });
  return data && sumExactly(data.map(({ profit }) => profit ?? 0));
}

/** The broker's debt to its customers: balances at the end of the range and, for today, their unrealised profit. */
export const OwedCard = ({ result, seesExposure }: { result: HouseResult; seesExposure: boolean }) => {
  const { book, to, today, currency } = result;
  const { accounts } = useWords();
  const isNow = to >= today;
  const floating = useFloating(book, isNow && seesExposure);
  const own = result.owed.filter((each) => each.currency === currency);
  const balances = sumExactly(own.map(({ sum }) => sum));
  return (
    <Section title={t('dashboard.customersMoneyIn', { currency })}>
      <Table size="small" aria-label={t('dashboard.customersMoney')}>
        <TableBody>
          {own.map(({ account, sum }) => (
            <Row key={account} name={accounts[account] ?? account} value={sum} />
          ))}
          <Row
            name={isNow ? t('dashboard.balances') : formatRich('dashboard.balancesAtTheEndOf', { day: to })}
            value={balances}
            strong
          />
          {floating !== undefined && (
            <>
              <Row name={<Link to="/exposure">{t('dashboard.floatingResult')}</Link>} value={floating} />
              <Row name={t('dashboard.equity')} value={sumExactly([balances, floating])} strong />
            </>
          )}
        </TableBody>
      </Table>
    </Section>
  );
};
