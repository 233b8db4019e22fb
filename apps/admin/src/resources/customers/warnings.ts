import { t } from '../../texts/texts.js';
import { blockedFrom, type Summary } from './customer.js';

/** Customers who registered less than this long before are new, ms. */
const NEW = 24 * 3_600_000;
/** Features least likely to be shared by chance, with the text for the number of others; keyed by feature. */
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
  /** Page of the waiting papers that would settle it. */
  readonly page?: string;
  /** Customers with whom he shares a payout target. */
  readonly others?: Summary['related'][number]['customers'];
}

/** Weight of each warning among the other flags of his request, heaviest first. */
export const RANKS: Readonly<Record<WarningKind, number>> = {
  blocked: 0,
  shares: 20,
  certified: 30,
  new: 70,
};

/** Element id of the list of what he has in common with others. */
export const IN_COMMON = 'in-common';

/** Notice for a customer without a certified level, with a link to waiting papers. */
export function uncertified({ identity }: Pick<Summary, 'identity'>): Warning | null {
  if (identity.some(({ state }) => state === 'certified')) return null;
  const paper = identity.find(({ state }) => state === 'waiting')?.submission_id ?? null;
  return paper === null
    ? { kind: 'certified', text: t('customers.warnNotCertified') }
    : { kind: 'certified', text: t('customers.warnPapersWait'), page: `/verifications/${paper}/show` };
}

/** Warnings about the customer as of the request time, heaviest first. */
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

/** Things in common with other customers, without those whose identical pictures are listed next to it. */
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
