import type { ComponentType, FunctionComponent } from 'react';

/** The groups of the left rail, from the top. */
export const RAIL_GROUPS = [
  'Customers',
  'Reviews',
  'Trading',
  'Money',
  'Products',
  'Content',
  'Configuration',
  'System',
] as const;

/** How a queue is asked for those who wait. */
export interface Queue {
  readonly sort: string;
  readonly filter: Readonly<Record<string, string>>;
}

export interface RailEntry {
  readonly group: (typeof RAIL_GROUPS)[number];
  readonly label: string;
  readonly icon: ComponentType;
  /** A queue: how many wait in it stands beside its name. */
  readonly queue?: Queue;
}

/** One resource of the back office: all that screens around it have to know of it. */
export interface Product {
  /** Its address, and what the table of roles calls it: only who may read it is offered it. */
  readonly name: string;
  /** Its place in the rail; without one it is reached from the page of another. */
  readonly rail?: RailEntry;
  /** Its screens, each loaded when it is first opened. */
  readonly pages: Readonly<Partial<Record<'list' | 'show' | 'create' | 'edit', FunctionComponent>>>;
  /** The field by which other screens name one of its rows. */
  readonly recordRepresentation?: string;
}
