import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatFigure, ltr } from '@truemark/i18n';
import { formatDecimal } from '@truemark/money';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { AmountField } from '../../ui/AmountField.js';
import { Figure } from '../../ui/Figure.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { SHORT_SCREEN, SMALL_PHONE } from '../../ui/short-screen.js';
import { errorKey } from '../../ui/useSaid.js';
import { pointOf, priceStep } from '../market/price-steps.js';
import { Refusal } from '../wallet/Refusal.js';
import { CostFacts, costOfForm } from './CostFacts.js';
import { MultipleSheet } from './MultipleSheet.js';
import { PendingFields } from './PendingFields.js';
import { StopFields } from './StopFields.js';
import { STOP_NAMES } from './stops.js';
import { distanceOf } from './target-distance.js';
import type { OrderForm } from './useOrderForm.js';

const Area = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  [SHORT_SCREEN]: { [SMALL_PHONE]: { gap: 4 } },
});
const Row = styled('div')({
  display: 'flex',
  gap: 8,
  alignItems: 'start',
  '& > div': { flex: 1, minWidth: 0 },
});

/** If both do not fit, the multiple wraps below: the lots are never truncated. */
const LotsRow = styled(Row)({
  flexWrap: 'wrap',
  '& > div': { flex: '9999 1 200px' },
  '& > button': { flex: '1 0 auto', justifyContent: 'space-between' },
});

const Opener = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  minHeight: 52,
  gap: 4,
  padding: '0 8px 0 12px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.tokens.edge}`,
  ...theme.typography.body2,
  fontWeight: 600,
  '& svg': { fontSize: 20 },
  '&[aria-expanded="true"] svg': { transform: 'scaleY(-1)' },
  '&[data-wrong="true"]': { borderColor: theme.palette.error.main, color: theme.palette.error.main },
  '&[data-set="true"]': { borderColor: theme.palette.accent.text, color: theme.palette.accent.text },
  '&.Mui-disabled': { color: theme.palette.text.secondary },
  [SHORT_SCREEN]: { [SMALL_PHONE]: { minHeight: 44 } },
}));

/** The value is at the end, as in the other rows. */
const Named = styled('span')({ marginInlineEnd: 'auto' });

/** Stops that are off are side by side where the chart needs the height. */
const StopsArea = styled('div')({
  '&[data-whole="false"]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    '& > *': { flex: '1 0 100%' },
    '& > :has([role="switch"]:not(:checked))': { flex: '1 1 144px' },
  },
});

interface OrderTicketProps {
  symbol: TradeSymbol;
  form: OrderForm;
  /** Nothing is folded. */
  whole: boolean;
}

/** Ticket: order kind, size, terms and cost. */
export function OrderTicket({ symbol, form, whole }: OrderTicketProps) {
  const { t } = useTranslation();
  const { draft, checked, forecast } = form;
  const [open, setOpen] = useState(false);
  const stops = useRef<HTMLDivElement>(null);
  // Below the fields of a pending order they would open out of view.
  useEffect(() => {
    if (open) stops.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const set = STOP_NAMES.filter((name) => draft.stops[name].on).length;
  const isWrong = STOP_NAMES.some((name) => form.errorOf(name) !== undefined);
  const precision = symbol.pricePrecision;
  return (
    <Area aria-label={t('trade.order')}>
      <Row>
        <SegmentedTabs
          label={t('trade.mode')}
          value={draft.mode}
          onChange={form.setMode}
          options={[
            { value: 'market', text: t('trade.market') },
            { value: 'pending', text: t('trade.pending') },
          ]}
        />
        {!whole && (
          <Opener
            aria-expanded={open || isWrong}
            data-wrong={isWrong}
            data-set={set > 0}
            onClick={() => setOpen(!open)}
          >
            {set === 0 ? t('trade.stops') : t('trade.stopsSet', { number: set })}
            <ExpandMore aria-hidden />
          </Opener>
        )}
      </Row>
      {draft.mode === 'pending' && <Pending symbol={symbol} form={form} whole={whole} />}
      <SizeFields symbol={symbol} form={form} whole={whole} />
      {(whole || open || isWrong) && (
        <StopsArea ref={stops} data-whole={whole}>
          <StopFields
            stops={draft.stops}
            values={checked.stops}
            side={draft.side}
            reference={checked.reference}
            precision={precision}
            atStopLoss={forecast?.atStopLoss}
            atTakeProfit={forecast?.atTakeProfit}
            other={form.other}
            errorOf={form.errorOf}
            onSwitch={form.switchStop}
            onText={form.setStop}
          />
        </StopsArea>
      )}
      {whole && <CostFacts {...costOfForm(symbol, form)} hasRisks />}
    </Area>
  );
}

function Pending({ symbol, form, whole }: OrderTicketProps) {
  const { draft, checked, errorOf } = form;
  const precision = symbol.pricePrecision;
  const basis = checked.price ?? form.quote?.bid;
  return (
    <PendingFields
      draft={draft}
      step={basis === undefined ? pointOf(precision) : priceStep(basis, precision)}
      now={form.nowPicked}
      zone={form.zone}
      whole={whole}
      away={
        checked.price !== null && form.quote ? distanceOf(checked.price, draft.side, form.quote) : undefined
      }
      targetError={errorOf('target')}
      expiryError={errorOf('expiry')}
      onTarget={form.setTarget}
      onExpires={form.setExpires}
      onExpiry={form.setExpiry}
    />
  );
}

function SizeFields({ symbol, form, whole }: OrderTicketProps) {
  const { t } = useTranslation();
  const { draft, errorOf } = form;
  const [picking, setPicking] = useState(false);
  const lotsError = errorOf('lots');
  const least = symbol.minLots;
  const most = symbol.maxLots;
  const multipleText = draft.multiple === null ? t('trade.noMultiple') : `${formatFigure(draft.multiple)}×`;
  return (
    <>
      <LotsRow>
        <AmountField
          compact
          label={t('trade.lots')}
          text={draft.lotsText}
          onText={form.setLots}
          step={symbol.lotStep}
          least={least}
          most={most}
          error={lotsError && <LotsError key={errorKey(lotsError)} form={form} message={lotsError} />}
          unfinished={form.lotsUnfinished}
        />
        <Opener
          aria-haspopup="dialog"
          aria-label={`${t('trade.multiple')}: ${multipleText}`}
          data-wrong={errorOf('multiple') !== undefined}
          disabled={draft.multiple === null}
          onClick={() => setPicking(true)}
        >
          {whole && <Named>{t('trade.multiple')}</Named>}
          <Figure>{multipleText}</Figure>
          <ExpandMore aria-hidden />
        </Opener>
      </LotsRow>
      {errorOf('multiple') && <Wrong role="alert">{errorOf('multiple')}</Wrong>}
      <MultipleSheet
        open={picking}
        offered={form.offered}
        picked={draft.multiple}
        onPick={(multiple) => {
          form.setMultiple(multiple);
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
    </>
  );
}

const Use = styled(ButtonBase)(({ theme }) => ({
  minHeight: 32,
  marginInlineStart: 8,
  fontWeight: 600,
  color: theme.palette.accent.text,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  ...theme.typography.caption,
}));

/** Problem with the lots, sources of money, and how many lots would be valid. */
function LotsError({ form, message }: { form: OrderForm; message: string }) {
  const { t } = useTranslation();
  const problem = form.checked.problems.lots;
  const instead = problem?.instead;
  return (
    <>
      {form.missing !== undefined ? (
        <Refusal
          refusal={{ key: 'order.insufficient_balance', message }}
          account="contracts"
          missing={form.missing}
        />
      ) : (
        message
      )}
      {instead !== undefined && (
        <Use onClick={() => form.setLots(formatDecimal(instead))}>
          {t('trade.useLots', { lots: ltr(formatFigure(instead)) })}
        </Use>
      )}
    </>
  );
}

const Wrong = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.caption,
  color: theme.palette.error.main,
}));
