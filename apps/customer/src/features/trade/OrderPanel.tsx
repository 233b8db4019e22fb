import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { TradeSymbol } from '@truemark/contracts';
import { CONTRACT_PLACES, formatFigure } from '@truemark/i18n';
import { decimal, type Money } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../ui/AmountField.js';
import { Facts } from '../../ui/Facts.js';
import { Field } from '../../ui/Field.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { useConfig } from '../configuration/configuration.js';
import { MultipleSheet } from './MultipleSheet.js';
import type { Cost } from './preview.js';
import type { useDraft } from './useDraft.js';

const Two = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 12 });

const Opener = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  height: 50,
  padding: '0 12px 0 16px',
  justifyContent: 'space-between',
  borderRadius: 12,
  ...theme.typography.body1,
}));

interface OrderPanelProps {
  symbol: TradeSymbol;
  draft: ReturnType<typeof useDraft>;
  /** Why the lots will not do. */
  lotsError?: string;
  /** At the ask; undefined while it cannot be known. */
  cost: Cost | undefined;
  /** Undefined for a visitor. */
  free: Money | undefined;
}

/** Lots, multiple, and what it would cost. */
export function OrderPanel({ symbol, draft, lotsError, cost, free }: OrderPanelProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const [picking, setPicking] = useState(false);
  const few = cost !== undefined && free !== undefined && cost.margin + cost.fee > free;
  const bounds = t('trade.lotsHint', {
    least: formatFigure(decimal(symbol.ForexMinCont)),
    most: formatFigure(decimal(symbol.ForexMaxCont)),
  });
  const multipleText = draft.multiple === null ? t('trade.noMultiple') : `${formatFigure(draft.multiple)}×`;
  return (
    <>
      <Two>
        <AmountField
          label={t('trade.lots')}
          text={draft.lotsText}
          onText={draft.setLots}
          step={decimal(symbol.Pip)}
          hint={bounds}
          error={lotsError}
        />
        <Field label={t('trade.multiple')}>
          {({ id }) => (
            <Opener
              id={id}
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
      <Gap />
      <Facts
        facts={[
          [
            t('trade.margin'),
            <MoneyText key="m" amount={cost?.margin} places={CONTRACT_PLACES} currency={currency} />,
          ],
          [
            t('trade.fee'),
            <MoneyText key="f" amount={cost?.fee} places={CONTRACT_PLACES} currency={currency} />,
          ],
          [
            t('trade.free'),
            free === undefined ? null : <MoneyText key="b" amount={free} currency={currency} />,
          ],
        ]}
      />
      {few && <Warning role="status">{t('trade.tooLittle')}</Warning>}
      <MultipleSheet
        open={picking}
        offered={draft.offered}
        picked={draft.multiple}
        onPick={(multiple) => {
          draft.setMultiple(multiple);
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
    </>
  );
}

const Gap = styled('div')({ height: 8 });

const Warning = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  ...theme.typography.body2,
  color: theme.palette.error.main,
}));
