import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatFigure } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { AmountField } from '../../ui/AmountField.js';
import { Stack } from '../../ui/Card.js';
import { Field } from '../../ui/Field.js';
import { Figure } from '../../ui/Figure.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { LimitNote } from '../limits/LimitNote.js';
import { CostFacts } from './CostFacts.js';
import { MultipleSheet } from './MultipleSheet.js';
import { PendingFields } from './PendingFields.js';
import { pointOf, priceStep } from './price-steps.js';
import { StopFields } from './StopFields.js';
import type { OrderForm } from './useOrderForm.js';

const Two = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 12 });

const Opener = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  height: 50,
  padding: '0 12px 0 16px',
  justifyContent: 'space-between',
  borderRadius: 12,
  ...theme.typography.body1,
}));

/** How, how much and on which terms; and what it would cost. */
export function OrderPanel({ symbol, form }: { symbol: TradeSymbol; form: OrderForm }) {
  const { t } = useTranslation();
  const { draft, checked, forecast, errorOf } = form;
  const precision = symbol.pricePrecision;
  const basis = checked.price ?? form.quote?.bid;
  return (
    <Stack>
      {form.limited !== null && <LimitNote text={form.limited} />}
      <Two>
        <SegmentedTabs
          label={t('trade.mode')}
          value={draft.mode}
          onChange={form.setMode}
          options={[
            { value: 'market', text: t('trade.market') },
            { value: 'pending', text: t('trade.pending') },
          ]}
        />
        <SegmentedTabs
          label={t('orders.side')}
          value={draft.side}
          onChange={form.setSide}
          options={[
            { value: 'buy', text: t('trade.buy') },
            { value: 'sell', text: t('trade.sell') },
          ]}
        />
      </Two>
      {draft.mode === 'pending' && (
        <PendingFields
          draft={draft}
          kind={checked.kind}
          step={basis === undefined ? pointOf(precision) : priceStep(basis, precision)}
          now={form.nowPicked}
          zone={form.zone}
          targetError={errorOf('target')}
          expiryError={errorOf('expiry')}
          onTarget={form.setTarget}
          onExpires={form.setExpires}
          onExpiry={form.setExpiry}
        />
      )}
      <SizeFields symbol={symbol} form={form} />
      <div>
        <StopFields
          stops={draft.stops}
          values={checked.stops}
          side={draft.side}
          reference={checked.reference}
          precision={precision}
          atStopLoss={forecast?.atStopLoss}
          atTakeProfit={forecast?.atTakeProfit}
          errorOf={errorOf}
          onSwitch={form.switchStop}
          onText={form.setStop}
        />
      </div>
      <div>
        <CostFacts cost={checked.cost} forecast={forecast} free={form.free} precision={precision} />
      </div>
    </Stack>
  );
}

function SizeFields({ symbol, form }: { symbol: TradeSymbol; form: OrderForm }) {
  const { t } = useTranslation();
  const { draft, errorOf } = form;
  const [picking, setPicking] = useState(false);
  const least = symbol.minLots;
  const most = symbol.maxLots;
  const multipleText = draft.multiple === null ? t('trade.noMultiple') : `${formatFigure(draft.multiple)}×`;
  return (
    <>
      <Two>
        <AmountField
          label={t('trade.lots')}
          text={draft.lotsText}
          onText={form.setLots}
          step={symbol.lotStep}
          least={least}
          most={most}
          hint={t('trade.lotsHint', { least: formatFigure(least), most: formatFigure(most) })}
          error={errorOf('lots')}
        />
        <Field label={t('trade.multiple')} error={errorOf('multiple')}>
          {(field) => (
            <Opener
              {...field}
              aria-haspopup="dialog"
              aria-label={`${t('trade.multiple')}: ${multipleText}`}
              disabled={draft.multiple === null}
              onClick={() => setPicking(true)}
            >
              {draft.multiple === null ? multipleText : <Figure>{multipleText}</Figure>}
              <ExpandMore aria-hidden />
            </Opener>
          )}
        </Field>
      </Two>
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
