import { type ComponentType, type FunctionComponent, lazy } from 'react';

/** Screen component that is loaded on first use. */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): FunctionComponent {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] })) as unknown as FunctionComponent;
}

/** Component for one row, or its change, on another resource's page, loaded on first use. */
export function rowPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): FunctionComponent<Props> {
  return lazy(async () => ({ default: (await load())[name] })) as unknown as FunctionComponent<Props>;
}
