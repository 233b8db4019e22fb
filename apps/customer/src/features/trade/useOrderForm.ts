import type { AppKey } from '@truemark/i18n';
import { decimal, type Ratio } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Refusal } from '../../api/http.js';
import { live } from '../../api/live/live.js';
import { useQuote } from '../../api/live/quotes.js';
import { useSignedIn } from '../../api/session.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { toast } from '../../ui/toast.js';
import { useConfirming } from '../../ui/useConfirming.js';
import { useLatest } from '../../ui/useLatest.js';
import { useNow } from '../../ui/useNow.js';
import { useConfig } from '../configuration/configuration.js';
import { useOwnLimits } from '../limits/useOwnLimits.js';
import { useRate } from '../market/useRate.js';
import { loginPath } from '../navigation/paths.js';
import { useSubmitOrder } from '../orders/useOrderCalls.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { useWhyLeft } from '../traded/useWhyLeft.js';
import { useSayRefusal } from '../wallet/useSayRefusal.js';
import { type CheckedDraft, type Circumstances, checkDraft, submissionOf } from './check-draft.js';
import { type Draft, Drafting, freshDraft, referenceOf, withExpiry } from './draft.js';
import { type Forecast, forecastOf } from './forecast.js';
import { defaultMultiple } from './preview.js';
import { isOfSide, missingOf, type OrderField, type Problem, refusedFields } from './problems.js';
import { refilled, type Side } from './stops.js';
import { useAccountStanding } from './useAccountStanding.js';
import { useSay } from './useSay.js';
import { toPicked } from './wall-clock.js';

/** What was refused, and for which symbol. */
interface Refused {
  readonly of: number | null;
  readonly fields: Partial<Record<OrderField, string>>;
}

const NOTHING: Refused = { of: null, fields: {} };

export type OrderForm = ReturnType<typeof useOrderForm>;

/**
 * Shared state of the order panel, its buttons and its confirmation. It resets with every symbol. `isOn`: contracts are
 * offered and shown.
 */
export function useOrderForm(symbol: TradeSymbol, isOn: boolean) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const { trade_fee_type, stop_out_level, timezone } = useConfig();
  const quote = useQuote(symbol.code);
  const rate = useRate(symbol);
  const now = useNow(15_000) + live.clockOffset;
  const { account, free } = useAccountStanding(symbol);
  const say = useSay(symbol.pricePrecision);
  const texts = useErrorTexts();
  const submit = useSubmitOrder();
  const [kept, setKept] = useState(() => freshDraft(symbol));
  const [tried, setTried] = useState(false);
  const [filled, setFilled] = useState<Draft | null>(null);
  const latest = useLatest(kept);
  const shownId = useLatest(symbol.id);
  const [{ of: refusedFor, fields: refused }, setRefused] = useState<Refused>(NOTHING);

  const offered = symbol.multiples.map(({ value }) => value);
  const draft = offeredDraft(kept, symbol, offered);
  const at = { symbol, quote, rate, feeType: Number(trade_fee_type), free, now, zone: timezone };
  const checked = checkDraft(draft, at);
  const level = decimal(stop_out_level);
  const forecast = forecastOf({ symbol, side: draft.side, checked, quote, rate, account, level });
  const drafting = new Drafting(symbol.pricePrecision, quote);
  const whyLeft = useWhyLeft();
  const confirming = useConfirming<Draft>((asked) => {
    if (!isOn) return '';
    if (asked.symbolId !== symbol.id) return whyLeft(asked.symbolId);
    return asked.multiple === draft.multiple ? undefined : (texts['order.multiple_unknown'] ?? '');
  });

  const own = useOwnLimits();
  const sayRefusal = useSayRefusal();

  const change = (next: Draft) => {
    setKept(next);
    setRefused(NOTHING);
    own.forget();
  };

  /** Problems that exist for one side only name it. */
  const sayFor = (side: Side, problem: Problem | undefined): string | undefined => {
    const text = say(problem);
    if (text === undefined || !problem || !isOfSide(problem)) return text;
    return t(side === 'buy' ? 'trade.ifBuy' : 'trade.ifSell', { text });
  };

  const missing = missingOf(checked.problems.lots);
  // After a fill, missing money for another order is reported only once the panel or a button is touched.
  const isQuiet = draft === filled && missing !== undefined;

  const errorOf = (field: OrderField): string | undefined => {
    const problem = checked.problems[field];
    if (field === 'lots' && isQuiet) return undefined;
    const said = refusedFor === symbol.id ? refused[field] : undefined;
    return said ?? (problem?.missing && !tried ? undefined : sayFor(draft.side, problem));
  };

  const ask = (side: Side) => {
    if (!signedIn) return void navigate(loginPath(pathname + search));
    const next = drafting.toSide(draft, side);
    const { problems }: CheckedDraft = checkDraft(next, at);
    const wrong = Object.entries(problems);
    setTried(true);
    setFilled(null);
    // Stops typed for the other side stay valid for it: report the problem only for the side pressed.
    if (wrong.length > 0 && wrong.every(([, problem]) => isOfSide(problem)) && !hasProblem(checked)) {
      change(draft);
      const fields = Object.fromEntries(wrong.map(([field, problem]) => [field, sayFor(side, problem)]));
      return setRefused({ of: symbol.id, fields });
    }
    change(next);
    // Each problem is shown at its field, which unfolds.
    if (wrong.length > 0) return;
    confirming.open(next);
  };

  /** Whether the ticket is still as it was sent. */
  const isAsSent = (): boolean => latest() === kept;

  const refuse = (refusal: Refusal) => {
    confirming.closeOwn();
    // A ticket typed since keeps its own messages.
    if (isAsSent() && own.takes(refusal)) return;
    const fields = isAsSent() ? refusedFields(refusal, checked.stops, texts) : {};
    if (isAsSent()) setRefused({ of: symbol.id, fields });
    const isSeen = Object.keys(fields).length > 0 && shownId() === symbol.id;
    const said = isSeen ? t('trade.seeFields') : refusal.message;
    sayRefusal(refusal.key, said, { account: 'contracts' });
  };

  const confirm = () => {
    if (!confirming.isOpen) return;
    const submission = submissionOf(draft, checked, symbol.id);
    if (!submission) {
      confirming.close();
      return toast.error(t('trade.seeFields'));
    }
    const placed = () => {
      confirming.closeOwn();
      if (!isAsSent()) return;
      setTried(false);
      const next = drafting.afterOrder(freshDraft(symbol), draft);
      setKept(next);
      setFilled(next);
    };
    confirming.markSent();
    submit.send(submission, { onSuccess: placed, onRefused: refuse });
  };

  return {
    draft,
    checked,
    forecast,
    quote,
    free,
    offered,
    zone: timezone,
    other: otherSideOf(draft, at, (side, checked) =>
      forecastOf({ symbol, side, checked, quote, rate, account, level }),
    ),
    nowPicked: toPicked(now, timezone),
    errorOf,
    /** More digits could make the lots valid. */
    lotsUnfinished: isTooFew(checked.problems.lots),
    /** Amount the account lacks for the cost. */
    missing,
    /** Short reason why the order cannot be placed. For invalid lots the field says what would be valid. */
    whyOff: own.why ?? (isQuiet ? undefined : whyOff(checked.problems.lots)),
    /** The customer's own limits. */
    own,
    setMode: (mode: Draft['mode']) => change(drafting.toMode(draft, mode)),
    setTarget: (text: string) => change(drafting.toTarget(draft, text)),
    setExpires: (expires: Draft['expires']) => change(withExpiry(draft, expires, now, timezone)),
    setExpiry: (expiryText: string) => change({ ...draft, expiryText }),
    setLots: (lotsText: string) => change({ ...draft, lotsText }),
    setMultiple: (multiple: Ratio) => change({ ...draft, multiple }),
    switchStop: (...given: Rest<Drafting['toSwitch']>) => change(drafting.toSwitch(draft, ...given)),
    setStop: (...given: Rest<Drafting['toStop']>) => change(drafting.toStop(draft, ...given)),
    confirming: confirming.isOpen,
    isSent: confirming.isSent,
    ask,
    confirm,
    dismiss: confirming.close,
    busy: submit.busy,
  };
}

const whyOff = (lots: Problem | undefined): AppKey | undefined => {
  if (!lots || lots.missing) return undefined;
  return missingOf(lots) === undefined ? 'why.lots' : 'why.money';
};

const isTooFew = (lots: Problem | undefined): boolean =>
  lots?.key === 'trade.lotsTooFew' || lots?.key === 'trade.lotsMissing';

const hasProblem = ({ problems }: CheckedDraft): boolean => Object.keys(problems).length > 0;

type Rest<F> = F extends (draft: Draft, ...rest: infer R) => Draft ? R : never;

/** Stops as they would be on the side not shown, with their results. */
function otherSideOf(
  draft: Draft,
  at: Circumstances,
  forecast: (side: Side, checked: CheckedDraft) => Forecast | undefined,
) {
  const side = draft.side === 'buy' ? 'sell' : 'buy';
  const precision = at.symbol.pricePrecision;
  const reference = referenceOf({ ...draft, side }, at.quote, precision);
  const checked = checkDraft(
    { ...draft, side, stops: refilled(draft.stops, side, reference, precision) },
    at,
  );
  return { reference, values: checked.stops, forecast: forecast(side, checked) };
}

/** The draft if it belongs to the symbol, with a multiple still offered. */
function offeredDraft(kept: Draft, symbol: TradeSymbol, offered: readonly Ratio[]): Draft {
  if (kept.symbolId !== symbol.id) return freshDraft(symbol);
  const isOffered = offered.some((multiple) => multiple === kept.multiple);
  return isOffered ? kept : { ...kept, multiple: defaultMultiple(symbol) };
}
