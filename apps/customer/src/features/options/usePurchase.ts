import { useQueryClient } from '@tanstack/react-query';
import type { OptionDirection } from '@truemark/domain';
import { formatMoney, ltr } from '@truemark/i18n';
import { formatDecimal, type Money } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Refusal } from '../../api/http.js';
import type { Option } from '../../api/options.js';
import { buyOption, type Offer, OPTION_REFUSALS } from '../../api/options.js';
import { useSignedIn } from '../../api/session.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { toast } from '../../ui/toast.js';
import { useConfirming } from '../../ui/useConfirming.js';
import { useLatest } from '../../ui/useLatest.js';
import { useConfig } from '../configuration/configuration.js';
import { useOwnLimits } from '../limits/useOwnLimits.js';
import { loginPath } from '../navigation/paths.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { useWhyLeft } from '../traded/useWhyLeft.js';
import { useSayRefusal } from '../wallet/useSayRefusal.js';
import { optionKeys } from './keys.js';
import { boughtReceipt } from './option-receipt.js';
import { checkPurchaseDraft, FRESH, purchaseOf, type StakeProblem } from './purchase-draft.js';
import { type PurchaseField, refusedField } from './purchase-refused.js';
import { useOptionTerms } from './useOptionTerms.js';
import { useStakeAccount } from './useStakeAccount.js';

export type Purchase = ReturnType<typeof usePurchase>;

interface Refused {
  readonly symbolId: number;
  readonly field: PurchaseField | null;
  readonly text: string;
}

/** What a confirmation was opened for. */
interface Asked {
  readonly symbolId: number;
  readonly seconds: number | undefined;
}

const whyOff = (missing: Money | undefined): 'why.stake' | 'why.money' =>
  missing === undefined ? 'why.stake' : 'why.money';

const NOTHING: Offer = { durations: [], stakes: [] };

/** Shared state of the option panel, its buttons and its confirmation. */
export function usePurchase(symbol: TradeSymbol, wanted: boolean) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const { currency, micro_loss_level } = useConfig();
  const terms = useOptionTerms(symbol.id, wanted);
  const account = useStakeAccount();
  const texts = useErrorTexts();
  const receipt = (option: Option) => boughtReceipt(option, { t, currency });
  const buying = useIdempotentCall({ action: buyOption, said: t('options.bought'), receipt, quiet: true });
  const [draft, setDraft] = useState(FRESH);
  const [tried, setTried] = useState(false);
  const [filled, setFilled] = useState<typeof draft | null>(null);
  const [direction, setDirection] = useState<OptionDirection>('up');
  const latest = useLatest(draft);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [boughtId, setBoughtId] = useState<number | null>(null);

  const offer = terms.data ?? NOTHING;
  const lossLevel = Number(micro_loss_level ?? 0);
  const checked = checkPurchaseDraft(draft, { offer, lossLevel, free: account.free });
  const whyLeft = useWhyLeft();
  const confirming = useConfirming<Asked>((asked) => {
    if (asked.symbolId !== symbol.id) return whyLeft(asked.symbolId);
    if (!wanted || !terms.data) return '';
    return asked.seconds === checked.duration?.seconds ? undefined : (texts['micro.unknown_duration'] ?? '');
  });
  const money = (amount: Money): string => ltr(`${formatMoney(amount)} ${currency}`);
  const say = ({ key, bound = 0n }: StakeProblem): string =>
    t(key, { least: money(bound), most: money(bound) });
  const refusedAt = (field: PurchaseField | null): string | undefined =>
    refused?.field === field && refused.symbolId === symbol.id ? refused.text : undefined;
  const { problem } = checked;
  /** Amount the account lacks for the stake. */
  const missing = problem?.key === 'why.money' ? (checked.stake ?? 0n) - (account.free ?? 0n) : undefined;
  const own = useOwnLimits(wanted ? { asked: checked.stake ?? 0n, mayCost: checked.loss } : undefined);
  const sayRefusal = useSayRefusal();
  // After a successful purchase, missing money for another one is reported only once the panel or a button is touched.
  const isQuiet = draft === filled && missing !== undefined;
  const shown = problem && !isQuiet && (tried || !problem.missing) ? say(problem) : undefined;

  const change = (to: Partial<typeof draft>) => {
    setDraft({ ...draft, ...to });
    setRefused(null);
    own.forget();
  };
  const askFor = (to: OptionDirection, wanted: typeof draft) => {
    if (!signedIn) return void navigate(loginPath(pathname + search));
    setDirection(to);
    setTried(true);
    setFilled(null);
    setRefused(null);
    const found = checkPurchaseDraft(wanted, { offer, lossLevel, free: account.free });
    // The field shows the problem itself.
    if (found.problem || !found.duration) return;
    const { seconds } = found.duration;
    // What is asked stays as it is, also if other durations or stakes are offered meanwhile.
    setDraft({ seconds, stakeText: found.stakeText });
    confirming.open({ symbolId: symbol.id, seconds });
  };
  const ask = (to: OptionDirection) => askFor(to, draft);
  /** Prepares the same purchase again if it is still offered. It is confirmed before sending, as always. */
  const againOf = (option: Option): (() => void) | null => {
    const isOffered = offer.durations.some(({ seconds }) => seconds === option.seconds);
    if (option.symbol.id !== symbol.id || !isOffered || own.why) return null;
    return () => {
      const next = { seconds: option.seconds, stakeText: formatDecimal(option.stake) };
      setDraft(next);
      askFor(option.direction, next);
    };
  };
  /** Whether the panel is still as it was sent. */
  const isAsSent = (): boolean => latest() === draft;
  const refuse = (refusal: Refusal) => {
    confirming.closeOwn();
    if (isAsSent() && own.takes(refusal)) return;
    const field = isAsSent() ? refusedField(refusal) : null;
    if (refusal.key === OPTION_REFUSALS.termsChanged)
      client.invalidateQueries({ queryKey: optionKeys.optionTermsAll });
    const [reason = ''] = Object.values(refusal.fields);
    if (isAsSent()) setRefused({ symbolId: symbol.id, field, text: texts[reason] ?? refusal.message });
    sayRefusal(refusal.key, field === null ? refusal.message : t('trade.seeFields'), {
      account: account.type,
      missing,
    });
  };
  const confirm = () => {
    if (!confirming.isOpen) return;
    const call = purchaseOf(checked, direction, symbol.id, lossLevel);
    if (!call) {
      confirming.close();
      return toast.error(t('trade.seeFields'));
    }
    const onSuccess = ({ data }: { data: Option }) => {
      confirming.closeOwn();
      setBoughtId(data.id);
      if (!isAsSent()) return;
      setTried(false);
      setFilled(draft);
    };
    confirming.markSent();
    buying.send(call, { onSuccess, onRefused: refuse });
  };

  return {
    terms,
    offer,
    account,
    checked,
    lossLevel,
    direction,
    stakeError: refusedAt('stake') ?? shown,
    /** More digits could make the stake valid. */
    stakeUnfinished: problem?.key === 'options.tooSmall' || problem?.missing,
    missing,
    /** Note from the customer's own limits. */
    note: own.note,
    /** Reason why no option can be bought now. For an invalid stake the field says what would be valid. */
    whyOff: own.why ?? (problem && !problem.missing && !isQuiet ? whyOff(missing) : undefined),
    durationError: refusedAt('duration'),
    /** Refusal that concerns no field. */
    notice: refusedAt(null),
    pickSeconds: (seconds: number) => change({ seconds }),
    setStake: (stakeText: string) => change({ stakeText }),
    confirming: confirming.isOpen,
    isSent: confirming.isSent,
    ask,
    againOf,
    confirm,
    dismiss: confirming.close,
    busy: buying.busy,
    /** Last option bought on this page. */
    boughtId,
  };
}
