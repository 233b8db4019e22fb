import { type ComponentType, type FunctionComponent, lazy } from 'react';

/** A screen that is loaded when it is first opened. */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): FunctionComponent {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] })) as unknown as FunctionComponent;
}

/** What is shown of one row, or of its change, on the page of another, loaded when it is first shown. */
export function rowPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): FunctionComponent<Props> {
  return lazy(async () => ({ default: (await load())[name] })) as unknown as FunctionComponent<Props>;
}
