import { styled } from '@mui/material/styles';
import { formatPrice } from '@truemark/i18n';
import type { Price } from '@truemark/money';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofTick } from '../../api/order-proof.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { useConfig } from '../configuration/configuration.js';
import { exactTime } from './exact-time.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', paddingBlockEnd: 4, color: theme.palette.text.secondary },
  '& th, & td': { padding: '6px 4px', textAlign: 'end', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': { color: theme.palette.text.secondary },
  '& tbody tr': { borderBlockStart: `1px solid ${theme.palette.divider}` },
  '& tr[data-counted="true"]': { background: theme.palette.accent.tint },
  '& tr[data-counted="true"] > *': { fontWeight: 650 },
  '& td[data-used="true"]': { color: theme.palette.accent.text },
}));
const Place = styled('div')({
  '& > div': { marginInlineStart: 8, display: 'inline-block' },
  // With the mark beside the number, the last price would be past the edge.
  '@media (max-width: 359px)': { '& > div': { marginInlineStart: 0, display: 'block' } },
});

/** Deciding tick: label, and which of its prices counted. */
export interface CountedTick {
  readonly seq: number;
  readonly name: string;
  readonly price: 'bid' | 'ask';
}

interface TickTableProps {
  /** Ascending. */
  ticks: readonly ProofTick[];
  counted: readonly CountedTick[];
  symbol: string;
  precision: number;
}

/** The ticks that counted, each with its neighbours. */
export function TickTable({ ticks, counted, symbol, precision }: TickTableProps) {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const price = (value: Price) => <bdi dir="ltr">{formatPrice(value, precision)}</bdi>;
  const marksOf = ({ seq }: ProofTick) => counted.filter((each) => each.seq === seq);
  const used = (tick: ProofTick, at: 'bid' | 'ask') => marksOf(tick).some((mark) => mark.price === at);
  return (
    <Table>
      <caption>{t('proof.ticksOf', { symbol, zone: timezone })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('proof.tick')}</th>
          <th scope="col">{t('proof.time')}</th>
          <th scope="col">{t('proof.bid')}</th>
          <th scope="col">{t('proof.ask')}</th>
        </tr>
      </thead>
      <tbody>
        {ticks.map((tick, at) => (
          <Fragment key={tick.seq}>
            {tick.seq - (ticks[at - 1]?.seq ?? tick.seq) > 1 && <LeftOut />}
            <tr data-counted={marksOf(tick).length > 0}>
              <th scope="row">
                <Place>
                  <bdi dir="ltr">#{tick.seq}</bdi>
                  {marksOf(tick).map(({ name }) => (
                    <Mark key={name}>{name}</Mark>
                  ))}
                </Place>
              </th>
              <td>
                <bdi dir="ltr">{exactTime(tick.time, timezone)}</bdi>
              </td>
              <td data-used={used(tick, 'bid')}>{price(tick.bid)}</td>
              <td data-used={used(tick, 'ask')}>{price(tick.ask)}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

/** Marks omitted ticks between two that are shown. */
const LeftOut = () => (
  <tr aria-hidden>
    <td colSpan={4} style={{ textAlign: 'center' }}>
      ⋯
    </td>
  </tr>
);

const Mark = ({ children }: { children: string }) => (
  <div>
    <StatusBadge tone="accent">{children}</StatusBadge>
  </div>
);
