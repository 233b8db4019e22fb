import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Facts } from '../../ui/Facts.js';
import { price } from '../../ui/figures.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { Section } from '../../ui/Section.js';
import { useAction } from '../../ui/use-action.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { Diff } from '../audit-log/Diff.js';
import type { TradedSymbol } from './symbol.js';

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Announced terms: the changes, their start, and a button to drop them. */
export const PendingChange = ({ symbol }: { symbol: TradedSymbol }) => {
  const [asking, setAsking] = useState(false);
  const canEdit = usePermission('symbols', 'edit');
  const { run, busy } = useAction(t('symbols.droppedTheTermsStayAsThey'), () => setAsking(false));
  const { announced } = symbol;
  if (!announced) return null;
  const { schedule, ...plain } = announced.to;
  return (
    <Section
      title={t('symbols.announcedChange')}
      action={
        canEdit && (
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {t('symbols.dropIt')}
          </Button>
        )
      }
    >
      <Facts
        rows={[
          [t('symbols.holdsFrom'), <When key="holds" ms={announced.holdsAt} />],
          ...Object.entries(plain).map(
            ([name, to]) => [name, `${text(announced.from[name])} → ${text(to)}`] as const,
          ),
        ]}
      />
      {schedule !== undefined && (
        <Diff resource="symbols" before={{ schedule: announced.from.schedule }} after={{ schedule }} />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('symbols.somebodyHoldsThisSymbolSoIts')}
      </Typography>
      <ConfirmDialog
        open={asking}
        title={t('symbols.dropTheAnnouncedChangeOf', { showCode: symbol.showCode })}
        touches={t('symbols.everybodyKeepsTheTermsThatHold')}
        confirm={t('symbols.dropIt')}
        busy={busy}
        onConfirm={() => void run(`symbols/${symbol.id}/cancel_change`, {})}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
};

/** Price rejected as too far away: the last accepted one, the rejected one, and how it continues. */
export const PausedPrice = ({ symbol }: { symbol: TradedSymbol }) => {
  const [asking, setAsking] = useState(false);
  const canEdit = usePermission('symbols', 'edit');
  const { pause, pricePrecision } = symbol;
  if (!pause) return null;
  const both = (quote: { readonly bid: number; readonly ask: number } | null): string =>
    quote ? `${price(quote.bid, pricePrecision)} / ${price(quote.ask, pricePrecision)}` : '–';
  return (
    <Section
      title={t('symbols.paused')}
      action={
        canEdit &&
        !pause.isResuming && (
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {t('symbols.askToGoOn')}
          </Button>
        )
      }
    >
      <Alert severity="warning" sx={{ mb: 2 }}>
        {pause.isResuming ? t('symbols.twoPeopleHaveLookedTheNext') : t('symbols.aQuoteWasFurtherAwayThan')}
      </Alert>
      <Facts
        rows={[
          [t('symbols.since'), <When key="since" ms={pause.since} />],
          [t('symbols.lastTakenBidAsk'), both(pause.last)],
          ...pause.rejected.map(
            (quote) => [t('symbols.notTaken', { reason: quote.reason }), both(quote)] as const,
          ),
        ]}
      />
      {asking && (
        <ReasonDialog
          title={t('symbols.letGoOn', { showCode: symbol.showCode })}
          touches={t('symbols.aSecondPersonDecidesOnThis')}
          confirm={t('common.askForIt')}
          hint={t('symbols.theSecondPersonReadsThisWhere')}
          path={`symbols/${symbol.id}/resume`}
          done={t('symbols.waitingForASecondPerson')}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
};
