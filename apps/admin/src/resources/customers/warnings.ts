import { t } from '../../texts/texts.js';
import { blockedFrom, type Summary } from './customer.js';

/** Who registered so long before is new, in ms. */
const NEW = 24 * 3_600_000;
/** What is shared by chance least, and how it is said of so many others: by the name of what it is. */
const STRONG: Readonly<
  Partial<
    Record<
      Summary['related'][number]['kind'],
      'customers.warnDevice' | 'customers.warnPayout' | 'customers.warnPicture'
    >
  >
> = { payout: 'customers.warnPayout', device: 'customers.warnDevice', picture: 'customers.warnPicture' };

export type WarningKind = 'certified' | 'new' | 'blocked' | 'shares';

export interface Warning {
  readonly kind: WarningKind;
  readonly text: string;
  /** The page where the papers wait that would settle it. */
  readonly page?: string;
  /** Who they are with whom he shares where his money goes. */
  readonly others?: Summary['related'][number]['customers'];
}

/** How heavy each weighs, the heaviest first, among what else is said of what he asks for. */
export const RANKS: Readonly<Record<WarningKind, number>> = {
  blocked: 0,
  shares: 20,
  certified: 30,
  new: 70,
};

/** The id of where it is listed what he has in common with others. */
export const IN_COMMON = 'in-common';

/** What is said of a customer whom no level is certified of: papers that wait are one press away. */
export function uncertified({ identity }: Pick<Summary, 'identity'>): Warning | null {
  if (identity.some(({ state }) => state === 'certified')) return null;
  const paper = identity.find(({ state }) => state === 'waiting')?.submission_id ?? null;
  return paper === null
    ? { kind: 'certified', text: t('customers.warnNotCertified') }
    : { kind: 'certified', text: t('customers.warnPapersWait'), page: `/verifications/${paper}/show` };
}

/** What of the customer a reviewer should look at first, as of the moment when he asked: the heaviest first. */
export function warningsOf(
  customer: Pick<Summary, 'related' | 'identity' | 'created_at_ms' | 'blocked'>,
  askedAt: number,
  omits: readonly WarningKind[] = [],
): Warning[] {
  const shared = customer.related.flatMap(({ kind, customers, more_ids: more }): Warning[] => {
    const [said, count] = [STRONG[kind], customers.length + more.length];
    if (said === undefined || count === 0) return [];
    const text = t(said, { count });
    return [{ kind: 'shares', text, ...(kind === 'payout' && { others: customers }) }];
  });
  const raised: (Warning | null)[] = [
    blockedFrom(customer).length > 0 ? { kind: 'blocked', text: t('customers.warnBlocked') } : null,
    ...shared,
    uncertified(customer),
    askedAt - customer.created_at_ms < NEW ? { kind: 'new', text: t('customers.warnNew') } : null,
  ];
  return raised.filter((each): each is Warning => each !== null && !omits.includes(each.kind));
}

/** What he has in common with others, without those whose same pictures are listed beside it. */
export const relatedWithout = (
  related: Summary['related'],
  listed: ReadonlySet<number>,
): Summary['related'] =>
  related.flatMap((relation) => {
    if (relation.kind !== 'picture') return relation;
    const customers = relation.customers.filter(({ id }) => !listed.has(id));
    const more = relation.more_ids.filter((id) => !listed.has(id));
    return customers.length + more.length === 0 ? [] : { ...relation, customers, more_ids: more };
  });
