import type { QueryClient } from '@tanstack/react-query';
import type { AppCatalogue, AppKey, ProductCatalogues } from '@truemark/i18n';
import type { ComponentType } from 'react';
import type { PushKind } from '../api/live/pushes.js';
import type { Order } from '../api/orders.js';
import type { PageShape } from '../ui/SkeletonPage.js';
import type { PathRule } from './navigation/paths.js';
import type { Traded } from './traded/traded.js';

/** An address of the app, and its page: the code is loaded when it is first needed. */
export interface ProductRoute extends PathRule {
  readonly page: () => Promise<ComponentType>;
  /** What the page is called, where that is always the same: said before the page is there. */
  readonly title?: keyof (AppCatalogue & ProductCatalogues);
  /** As the page itself is. */
  readonly wide?: boolean;
  /** What stands in its place while its code is on its way. */
  readonly shape?: PageShape;
  /** Asks for what its first picture shows, so that the app that starts there draws it once. */
  readonly answers?: (client: QueryClient) => Promise<unknown>;
}

/** A page on which money comes in or goes out. */
export interface MoneyWay {
  readonly path: string;
  /** The setting by which the home page offers it. */
  readonly flag: 'is_home_balance_recharge' | 'is_home_balance_withdraw';
  readonly text: AppKey;
  readonly variant: 'contained' | 'outlined';
  /** Its words where money is missing, without and with the amount; only where money comes in. */
  readonly lack?: { readonly text: AppKey; readonly amountText: AppKey };
}

/** A page that a refusal or a message leads to, and its words. */
export interface RefusalPage {
  readonly text: AppKey;
  readonly to: string;
}

/** Where messages lead, by the beginnings of their kinds; the first page is the main one. */
export type MessageWays = Readonly<Record<string, readonly RefusalPage[]>>;

/** How what moved money stands in the history of an account. */
export interface MovementStyle {
  /** What the server calls it. */
  readonly kind: string;
  /** A name of `ui/Icon`. */
  readonly icon: string;
  /** Everything about one, on a sheet; left out where no more is known than the history has. */
  readonly sheet?: () => Promise<ComponentType<MovedProps>>;
}

/** What a sheet about the cause of a movement is told. */
export interface MovedProps {
  /** The number of the cause. */
  readonly id: number;
  readonly onClose: () => void;
}

/** Refusals that stand above a form and not beside a field, by their keys, and what tells of them there. */
export interface RefusalNotice {
  readonly keys: readonly string[];
  readonly notice: () => Promise<ComponentType<{ readonly text: string }>>;
}

/** What says why nothing is paid out. */
export interface PayoutsHeldProps {
  /** Told of a short reason, and of null once there is none. */
  readonly onHeld: (why: AppKey | null) => void;
}

/** Everything about an order that comes from a product beside that of orders. */
export interface AboutOrderProps {
  readonly order: Order;
}

/** The parts of the account page, in their order. */
export const MENU_GROUPS = ['money', 'profile', 'app', 'help'] as const;
export type MenuGroupName = (typeof MENU_GROUPS)[number];

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
  /** Its refusals that are for want of money, and those that another page leads out of. */
  readonly wantsMoney?: readonly string[];
  readonly waysOut?: Readonly<Record<string, RefusalPage>>;
  readonly refusalNotice?: RefusalNotice;
  /** Shows why nothing is paid out to the customer, while that is so because of it. */
  readonly payoutsHeld?: () => Promise<ComponentType<PayoutsHeldProps>>;
  /** What an order's sheet tells of it, below the order's facts. */
  readonly aboutOrder?: () => Promise<ComponentType<AboutOrderProps>>;
  /** Where its messages lead. */
  readonly messages?: () => Promise<MessageWays>;
  /** How it is traded, on the trade screen and on the page of orders. */
  readonly traded?: Traded;
  readonly movement?: MovementStyle;
  /** In which part of the account page menu entries of it stand: beginnings of their paths. All others are help. */
  readonly menu?: { readonly [G in MenuGroupName]?: readonly string[] };
  /** What the customer holds of it, for the home page; shows nothing while he holds nothing. */
  readonly holdings?: () => Promise<ComponentType>;
  /** What is on its way into or out of the funding account, as rows; shows nothing while nothing is. */
  readonly underway?: () => Promise<ComponentType>;
  /** What makes a first withdrawal wait and can be done before it, as rows; shows nothing once it is done. */
  readonly payoutSetup?: () => Promise<ComponentType>;
  /** Said where money is missing that could be paid in: that some is on its way; shows nothing while none is. */
  readonly coming?: () => Promise<ComponentType>;
  /** Query keys of what is to be asked for anew, by what happened. */
  readonly stale?: { readonly [C in Cause]?: readonly (readonly unknown[])[] };
}

/** Declares a product; it counts once it stands in the array of `app/products.ts`. */
export const defineProduct = (product: Product): Product => product;
