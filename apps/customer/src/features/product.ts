import type { ComponentType } from 'react';
import type { PushKind } from '../api/live/pushes.js';
import type { PathRule } from './navigation/paths.js';
import type { MoneyWay } from './wallet/money-ways.js';

/** An address of the app, and its page: the code is loaded when it is first needed. */
export interface ProductRoute extends PathRule {
  readonly page: () => Promise<ComponentType>;
}

/** What makes answers out of date: a push, or a call that moved money. */
export type Cause = PushKind | 'money';

/** What the app knows of a product. */
export interface Product {
  readonly name: string;
  readonly routes?: readonly ProductRoute[];
  /** Over the main pages, while it has something to say to who is signed in. */
  readonly banner?: ComponentType;
  /** Its page on which money comes in or goes out, offered where balances stand. */
  readonly way?: MoneyWay;
  /** Query keys of what is to be asked for anew, by what happened. */
  readonly stale?: { readonly [C in Cause]?: readonly (readonly unknown[])[] };
}

/** Declares a product; it counts once it stands in the array of `app/products.ts`. */
export const defineProduct = (product: Product): Product => product;
