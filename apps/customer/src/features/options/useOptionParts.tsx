import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../api/session.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { SHORT_SCREEN, SMALL_PHONE } from '../../ui/short-screen.js';
import type { TradeCircumstances, TradeParts } from '../traded/trade-parts.js';
import { usePracticeOnly } from '../traded/usePracticeOnly.js';
import { ConfirmOption } from './ConfirmOption.js';
import { ButtonsSkeleton, DirectionButtons } from './DirectionButtons.js';
import { OptionLines } from './OptionLines.js';
import { OutcomeLine } from './OptionOutcomes.js';
import { OptionSheets } from './OptionSheets.js';
import { OptionTable } from './OptionTable.js';
import { OptionTicket } from './OptionTicket.js';
import { Results } from './Results.js';
import { RunningOptions } from './RunningOptions.js';
import { useOptionDesk } from './useOptionDesk.js';

/** With little height, the cost of a stake is replaced by why it cannot be paid and what to do. */
const Costs = styled('div')({
  '&[data-gives-way="true"]': { [SHORT_SCREEN]: { [SMALL_PHONE]: { display: 'none' } } },
});

/** A symbol's options on the trade screen. */
export function useOptionParts({ symbol, state, isWhole, isOn, isPicking }: TradeCircumstances): TradeParts {
  const { t } = useTranslation();
  const { purchase, options, ofSymbol, looked } = useOptionDesk(symbol, isOn);
  const isSignedIn = useSignedIn();
  const isPractice = usePracticeOnly(symbol);
  const canBuy = isOn && !isPractice && purchase.checked.duration !== undefined;
  const isComing = isOn && !isPractice && purchase.terms.isPending;
  return {
    lines: (chart) => (
      <OptionLines chart={chart} options={ofSymbol} onOpen={(option) => looked.look(option, 'detail')} />
    ),
    open: isWhole ? (
      isSignedIn && <OptionTable newest={purchase.boughtId} onLook={looked.look} />
    ) : (
      <RunningOptions
        options={options}
        symbolId={symbol.id}
        newest={purchase.boughtId}
        onLook={looked.look}
      />
    ),
    ticket: isPractice ? (
      <EmptyState title={t('trade.practice')} text={t('trade.practiceText')} />
    ) : (
      <OptionTicket purchase={purchase} whole={isWhole} />
    ),
    buttons: isComing ? (
      <ButtonsSkeleton whole={isWhole} />
    ) : (
      canBuy && (
        <>
          {!isWhole && (
            <Costs data-gives-way={purchase.stakeError !== undefined && purchase.missing !== undefined}>
              <OutcomeLine purchase={purchase} />
            </Costs>
          )}
          <DirectionButtons
            win={purchase.checked.win}
            state={state}
            why={purchase.whyOff}
            onPick={purchase.ask}
            note={purchase.note}
          />
        </>
      )
    ),
    sheets: isOn && (
      <>
        <ConfirmOption key={symbol.id} symbol={symbol} purchase={purchase} open={purchase.confirming} />
        <OptionSheets looked={looked} />
        <Results looked={looked} isBusy={purchase.confirming || isPicking} againOf={purchase.againOf} />
      </>
    ),
  };
}
