import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Facts } from '../../ui/Facts.js';
import { price } from '../../ui/figures.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { Section } from '../../ui/Section.js';
import { useAction } from '../../ui/use-action.js';
import { useMay } from '../../ui/use-may.js';
import { When } from '../../ui/WhenField.js';
import type { TradedSymbol } from './symbol.js';

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Terms that were announced: what changes, from when, and a way to drop it. */
export const PendingChange = ({ symbol }: { symbol: TradedSymbol }) => {
  const [asking, setAsking] = useState(false);
  const canEdit = useMay('symbols', 'edit');
  const { run, busy } = useAction('Dropped: the terms stay as they are', () => setAsking(false));
  const { announced } = symbol;
  if (!announced) return null;
  return (
    <Section
      title="Announced change"
      action={
        canEdit && (
          <Button variant="outlined" onClick={() => setAsking(true)}>
            Drop it
          </Button>
        )
      }
    >
      <Facts
        rows={[
          ['Holds from', <When key="holds" ms={announced.holdsAt} />],
          ...Object.entries(announced.to).map(
            ([name, to]) => [name, `${text(announced.from[name])} → ${text(to)}`] as const,
          ),
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Somebody holds this symbol, so its customers were told and nothing of it holds before.
      </Typography>
      <ConfirmDialog
        open={asking}
        title={`Drop the announced change of ${symbol.showCode}?`}
        touches="Everybody keeps the terms that hold now, and those who hold something are told."
        confirm="Drop it"
        busy={busy}
        onConfirm={() => void run(`symbols/${symbol.id}/cancel_change`, {})}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
};

/** A price that was too far away: what was taken last, what was not, and how it goes on. */
export const PausedPrice = ({ symbol }: { symbol: TradedSymbol }) => {
  const [asking, setAsking] = useState(false);
  const canEdit = useMay('symbols', 'edit');
  const { pause, pricePrecision } = symbol;
  if (!pause) return null;
  const both = (quote: { readonly bid: number; readonly ask: number } | null): string =>
    quote ? `${price(quote.bid, pricePrecision)} / ${price(quote.ask, pricePrecision)}` : '–';
  return (
    <Section
      title="Paused"
      action={
        canEdit &&
        !pause.isResuming && (
          <Button variant="outlined" onClick={() => setAsking(true)}>
            Ask to go on
          </Button>
        )
      }
    >
      <Alert severity="warning" sx={{ mb: 2 }}>
        {pause.isResuming
          ? 'Two people have looked: the next quote of the source is taken.'
          : 'A quote was further away than price_jump_most allows. Nothing trades until two people have looked.'}
      </Alert>
      <Facts
        rows={[
          ['Since', <When key="since" ms={pause.since} />],
          ['Last taken, bid / ask', both(pause.last)],
          ...pause.rejected.map((quote) => [`Not taken (${quote.reason})`, both(quote)] as const),
        ]}
      />
      {asking && (
        <ReasonDialog
          title={`Let ${symbol.showCode} go on?`}
          touches="A second person decides on this under “To approve”. Then the next quote of the source is the new price, whichever it is: stops and targets that it has passed are reached."
          confirm="Ask for it"
          hint="The second person reads this: where else did you see this price?"
          path={`symbols/${symbol.id}/resume`}
          done="Waiting for a second person"
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
};
