import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { NumericDecimals } from '@truemark/contracts';
import type { HitGroup, SearchAnswer } from '@truemark/contracts/admin';
import { useEffect, useState } from 'react';
import { type Product, type SearchAct, useProducts } from '../product.js';
import { hasPermission, type Me } from '../providers/auth-provider.js';
import { get } from '../providers/http.js';
import { t } from '../texts/texts.js';
import {
  afterName,
  afterVerb,
  begins,
  type Entry,
  type EntryGroup,
  fitting,
  isBegun,
  isNamed,
  isNearlyNamed,
} from './entry.js';
import { useCommands, usePages } from './use-commands.js';
import { useRecent } from './use-recent.js';

/** Debounce before the server is asked, ms. */
const PAUSE = 120;

/** Debounced text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type FoundGroup = NumericDecimals<HitGroup>;

interface Found {
  readonly groups: readonly EntryGroup[];
  /** Whether the groups match the current text. */
  readonly isCurrent: boolean;
  readonly error: Error | null;
}

/** All results for the typed text; recently opened ones while it is empty. */
export function useSearch(me: Me, typed: string): Found {
  const products = useProducts();
  const offered = products.filter(({ name }) => name in me.permissions);
  const commands = useCommands(me);
  const pages = usePages(me);
  const { rows, areRead } = useRows(offered);
  const opened = useRecent(me, offered, [...pages, ...[...rows.values()].flat()]);
  const text = typed.trim();
  const settled = useSettled(text);
  const acts = actsFor(me, offered, settled);
  const wanted = acts.find(({ named }) => named !== null)?.named ?? settled;
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['search', wanted],
    queryFn: () => ask(wanted),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    gcTime: 0,
    retry: false,
  });
  if (text === '') {
    const recent = { name: t('search.recent'), entries: opened };
    const groups = [
      recent,
      { name: t('search.pages'), entries: pages },
      { name: t('search.commands'), entries: commands },
    ];
    return { groups: groups.filter(({ entries }) => entries.length > 0), isCurrent: true, error: null };
  }
  const hits = error ? [] : (data ?? []);
  const doing = acts.flatMap(({ named, resource, label, to, verb, command }) =>
    named === null
      ? []
      : hitsOf(hits, resource)
          .filter(
            ({ commands: possible }) =>
              command === undefined || possible === undefined || possible.includes(command),
          )
          .map(({ id, title }) => ({
            ...{ key: `${verb} ${to(id)}`, title: label(title), facts: [], at: null, to: to(id) },
          })),
  );
  const begun = acts.map(
    ({ verb, alsoVerbs = [], label, resource, action, about }): Entry => ({
      ...{ key: `${resource} ${action} ${label('')}`, title: label('…'), facts: [], at: null },
      ...{ words: [verb, ...alsoVerbs], nouns: about, fill: beginningOf(label) },
    }),
  );
  const fittingCommands = fitting([...begun, ...commands], text);
  const first = begun.filter((each) => isBegun(each, text));
  const meant = fittingCommands.filter((each) => isNamed(each, text) && !first.includes(each));
  // A page with a typo matches only if nothing matches exactly.
  const named = fitting(pages, text).filter(
    (page) => isNamed(page, text) || (hits.length === 0 && isNearlyNamed(page, text)),
  );
  const others = fitting(pages, text).filter((page) => !named.includes(page));
  const ofProducts = offered.map((product) => ({
    name: product.rail?.label ?? product.name,
    entries: [...entriesOf(product, hits), ...fitting(rows.get(product.name) ?? [], text)],
  }));
  const groups: EntryGroup[] = [
    { name: t('search.commands'), entries: [...first, ...doing, ...meant] },
    // Pages have one heading. It comes first if one of them is named exactly.
    { name: t('search.pages'), entries: named.length > 0 ? [...named, ...others] : [] },
    // Entries that begin with the whole text rank before those that contain it.
    ...ofProducts.filter(({ entries }) => begins(entries, text)),
    ...ofProducts.filter(({ entries }) => !begins(entries, text)),
    { name: t('search.pages'), entries: named.length > 0 ? [] : others },
    {
      name: t('search.commands'),
      entries: fittingCommands.filter((each) => ![...first, ...meant].includes(each)),
    },
  ];
  const isCurrent = settled === text && !isFetching && !isPlaceholderData && areRead;
  return { groups: groups.filter(({ entries }) => entries.length > 0), isCurrent, error };
}

/** Part of a command's label before its subject. */
const beginningOf = (label: SearchAct['label']): string => label('…').split('…')[0] ?? '';

/** Actions the role permits, with the text after their name or verb. A typed name matches that action only. */
function actsFor(me: Me, offered: readonly Product[], text: string) {
  const all = offered
    .flatMap((product) =>
      (product.search?.acts ?? [])
        .filter(({ action }) => hasPermission(me, product.name, action))
        .map((act) => ({ ...act, resource: act.of ?? product.name })),
    )
    .map((act) => ({
      ...act,
      about: offered.find(({ name }) => name === act.resource)?.search?.nouns ?? [],
    }));
  const exact = all.map((act) => ({ ...act, named: afterName(text, beginningOf(act.label)) }));
  return exact.some(({ named }) => named !== null)
    ? exact
    : all.map((act) => ({ ...act, named: afterAny(text, [act.verb, ...(act.alsoVerbs ?? [])]) }));
}

const afterAny = (text: string, verbs: readonly string[]): string | null =>
  verbs.map((verb) => afterVerb(text, verb)).find((named) => named !== null) ?? null;

const ask = async (q: string): Promise<readonly FoundGroup[]> =>
  (await get<NumericDecimals<SearchAnswer>>(`search?q=${encodeURIComponent(q)}`)).groups;

const hitsOf = (groups: readonly FoundGroup[], resource: string) =>
  groups.find((group) => group.resource === resource)?.hits ?? [];

const entriesOf = ({ name, pages }: Product, groups: readonly FoundGroup[]): Entry[] =>
  hitsOf(groups, name).map(({ id, title, facts, at_ms: at }) => ({
    key: `${name} ${id}`,
    title,
    facts,
    at,
    to: `/${name}/${id}${pages.show ? '/show' : ''}`,
  }));

/** Rows that products keep at hand, read once while the search is open. */
function useRows(offered: readonly Product[]): {
  readonly rows: ReadonlyMap<string, readonly Entry[]>;
  /** Whether all of them are loaded, or failed to load. */
  readonly areRead: boolean;
} {
  const having = offered.filter(({ search }) => search?.rows !== undefined);
  const answers = useQueries({
    queries: having.map(({ name, search }) => ({
      queryKey: ['search-rows', name],
      queryFn: () => search?.rows?.() ?? [],
      staleTime: 60_000,
    })),
  });
  const rows = new Map(
    having.map(({ name }, index) => [
      name,
      (answers[index]?.data ?? []).map(({ id, ...row }) => ({ key: `${name} ${id}`, at: null, ...row })),
    ]),
  );
  return { rows, areRead: answers.every(({ isPending }) => !isPending) };
}
