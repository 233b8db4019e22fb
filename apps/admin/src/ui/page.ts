import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type LazyExoticComponent,
  lazy,
} from 'react';

/** Code of a screen that could not be fetched. */
export class PartMissing extends Error {}

/** Lets go of parts whose fetch has failed. */
const failed = new Set<() => void>();

/** Tries to recover while the server was there, since something was last fetched. */
export const tries = { count: 0 };

/** Has what could not be fetched fetched again when it is next rendered. */
export function forgetFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Component whose code is fetched on first use. React keeps a failed fetch for good: it is let go of. */
function part<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): FunctionComponent<Props> {
  let made: LazyExoticComponent<ComponentType<Props>> | null = null;
  const fetchAgain = (): void => {
    made = null;
  };
  const fetchPart = async () => {
    try {
      const loaded = { default: (await load())[name] };
      tries.count = 0;
      return loaded;
    } catch (error) {
      failed.add(fetchAgain);
      throw new PartMissing(undefined, { cause: error });
    }
  };
  return function Part(props) {
    made ??= lazy(fetchPart);
    return createElement(made as FunctionComponent<Props>, props);
  };
}

/** Screen component that is loaded on first use. */
export const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): FunctionComponent => part<Name, object>(load, name);

/** Component for one row, or its change, on another resource's page, loaded on first use. */
export const rowPart: typeof part = part;
