import { type ComponentType, type FunctionComponent, lazy } from 'react';

/** A screen that is loaded when it is first opened. */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): FunctionComponent {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] })) as unknown as FunctionComponent;
}
