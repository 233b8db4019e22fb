import { isPlain } from './is-plain.js';
import { COMMON, FILTERS, NAMES, type Names } from './names.js';

type NameOf<Field> = Field extends readonly [infer Name extends string, unknown] ? Name : Field & string;
type InsideOf<Field> = Field extends readonly [string, infer Inside] ? Inside : object;

/** Server message type under the app's names. */
export type Named<T, N> = T extends readonly (infer Item)[]
  ? readonly Named<Item, N>[]
  : T extends object
    ? {
        readonly [Key in keyof T as Key extends keyof N ? NameOf<N[Key]> : Key]: Key extends keyof N
          ? N[Key] extends string
            ? T[Key]
            : Named<T[Key], InsideOf<N[Key]>>
          : T[Key];
      }
    : T;

/** Row type of a resource under the app's names. */
export type NamedIn<Resource extends keyof typeof NAMES, T> = Named<T, (typeof NAMES)[Resource]>;

/** Row type of a resource without names of its own. */
export type CommonlyNamed<T> = Named<T, typeof COMMON>;

/** Names for an address below the API: `symbols/7` and `symbols?range=…` have those of symbols. */
export function namesOf(path: string): Names {
  const [resource = '', , inside] = (path.split('?')[0] ?? '').split('/');
  const tables: Readonly<Record<string, Names>> = NAMES;
  return tables[`${resource}/${inside}`] ?? tables[resource] ?? COMMON;
}

/** Renames a server answer to the app's names. */
export function fromServer(names: Names, sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map((each) => fromServer(names, each));
  if (!isPlain(sent)) return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([wire, value]) => {
      const field = Object.hasOwn(names, wire) ? names[wire] : undefined;
      if (field === undefined) return [wire, value];
      return typeof field === 'string' ? [field, value] : [field[0], fromServer(field[1], value)];
    }),
  );
}

/** Server name and inner names for each of the app's. */
const back = (names: Names): ReadonlyMap<string, readonly [wire: string, inside: Names]> =>
  new Map(
    Object.entries(names).map(([wire, field]) =>
      typeof field === 'string' ? [field, [wire, {}]] : [field[0], [wire, field[1]]],
    ),
  );

/** Renames sent fields to the server's names. */
export function toServer(names: Names, ours: unknown): unknown {
  if (Array.isArray(ours)) return ours.map((each) => toServer(names, each));
  if (!isPlain(ours)) return ours;
  const known = back(names);
  return Object.fromEntries(
    Object.entries(ours).map(([name, value]) => {
      const [wire, inside] = known.get(name) ?? [name, {}];
      return [wire, toServer(inside, value)];
    }),
  );
}

/** `HasForexMultiple.0.Value` → `multiples.0.value`: field path as the form has it. */
export function fieldPath(names: Names, path: string): string {
  let inside = names;
  return path
    .split('.')
    .map((part) => {
      if (/^\d+$/.test(part)) return part;
      const field = Object.hasOwn(inside, part) ? inside[part] : undefined;
      inside = typeof field === 'object' ? field[1] : {};
      return typeof field === 'object' ? field[0] : (field ?? part);
    })
    .join('.');
}

/** Sort field of a list under the server's name. */
export const sortField = (resource: string, field: string): string =>
  back(namesOf(resource)).get(field)?.[0] ?? field;

/** Filters of a list under the server's names. */
export function filtersOf(
  resource: string,
  filter: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = FILTERS[resource] ?? {};
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [names[name] ?? name, value]));
}
