import type { QueryClient } from '@tanstack/react-query';
import type { AppCatalogue, AppKey, ProductCatalogues } from '@truemark/i18n';
import type { ComponentType } from 'react';
import type { PushKind } from '../api/live/pushes.js';
import type { Order } from '../api/orders.js';
import type { PageShape } from '../ui/SkeletonPage.js';
import type { PathRule } from './navigation/paths.js';
import type { Traded } from './traded/traded.js';

/** An address of the app with its page. The code is loaded on first use. */
export interface ProductRoute extends PathRule {
  readonly page: () => Promise<ComponentType>;
  /** Fixed title of the page, shown before the page has loaded. */
  readonly title?: keyof (AppCatalogue & ProductCatalogues);
  /** Same as the page's own. */
  readonly wide?: boolean;
  /** Skeleton shown while its code loads. */
  readonly shape?: PageShape;
  /** Prefetches what its first render shows, so that an app started there renders once. */
  readonly answers?: (client: QueryClient) => Promise<unknown>;
}

/** A deposit or withdrawal page. */
export interface MoneyWay {
  readonly path: string;
  /** Setting that shows it on the home page. */
  readonly flag: 'is_home_balance_recharge' | 'is_home_balance_withdraw';
  readonly text: AppKey;
  readonly variant: 'contained' | 'outlined';
  /** Link text where money is missing, without and with the amount; deposits only. */
  readonly lack?: { readonly text: AppKey; readonly amountText: AppKey };
}

/** A page linked from a refusal or message, with its link text. */
export interface RefusalPage {
  readonly text: AppKey;
  readonly to: string;
}

/** Links of messages by prefix of their kind; the first page is the main one. */
export type MessageWays = Readonly<Record<string, readonly RefusalPage[]>>;

/** Appearance of movements in an account's history. */
export interface MovementStyle {
  /** The server's name of the kind. */
  readonly kind: string;
  /** Name in `ui/Icon`. */
  readonly icon: string;
  /** Detail sheet; omitted if the history already shows everything. */
  readonly sheet?: () => Promise<ComponentType<MovedProps>>;
}

/** Props of a sheet on a movement's cause. */
export interface MovedProps {
  /** Number of the cause. */
  readonly id: number;
  readonly onClose: () => void;
}

/** Refusal keys shown above a form instead of at a field, with the component that shows them. */
export interface RefusalNotice {
  readonly keys: readonly string[];
  readonly notice: () => Promise<ComponentType<{ readonly text: string }>>;
}

/** Props of a component that explains why payouts are held. */
export interface PayoutsHeldProps {
  /** Called with a short reason, and with null once there is none. */
  readonly onHeld: (why: AppKey | null) => void;
}

/** Props of content about an order from a product other than orders. */
export interface AboutOrderProps {
  readonly order: Order;
}

/** Sections of the account page, in order. */
export const MENU_GROUPS = ['money', 'profile', 'app', 'help'] as const;
export type MenuGroupName = (typeof MENU_GROUPS)[number];

/** Cause that makes queries stale: a push, or a call that moved money. */
export type Cause = PushKind | 'money';

/** Declaration of a product. */
export interface Product {
  readonly name: string;
  readonly routes?: readonly ProductRoute[];
  /** Banner above the main pages for signed-in customers. */
  readonly banner?: ComponentType;
  /** Its deposit or withdrawal page, linked where balances are shown. */
  readonly way?: MoneyWay;
  /** Its refusal keys for missing money, and those that another page resolves. */
  readonly wantsMoney?: readonly string[];
  readonly waysOut?: Readonly<Record<string, RefusalPage>>;
  readonly refusalNotice?: RefusalNotice;
  /** Explains why payouts are held, while this product holds them. */
  readonly payoutsHeld?: () => Promise<ComponentType<PayoutsHeldProps>>;
  /** Content below the facts in an order's sheet. */
  readonly aboutOrder?: () => Promise<ComponentType<AboutOrderProps>>;
  /** Notes above a ticket's buttons why a trade may be refused; renders nothing if there is none. */
  readonly ticketNote?: () => Promise<ComponentType>;
  /** Links of its messages. */
  readonly messages?: () => Promise<MessageWays>;
  /** Its trading parts on the trade screen and the orders page. */
  readonly traded?: Traded;
  readonly movement?: MovementStyle;
  /** Path prefixes of its menu entries by section of the account page. All others are in help. */
  readonly menu?: { readonly [G in MenuGroupName]?: readonly string[] };
  /** The customer's holdings for the home page; renders nothing if there are none. */
  readonly holdings?: () => Promise<ComponentType>;
  /** Pending money into or out of the funding account, as rows; renders nothing if there is none. */
  readonly underway?: () => Promise<ComponentType>;
  /** Setup that delays a first withdrawal and can be done in advance, as rows; renders nothing once done. */
  readonly payoutSetup?: () => Promise<ComponentType>;
  /** Notes where money is missing that a deposit is pending; renders nothing if there is none. */
  readonly coming?: () => Promise<ComponentType>;
  /** Query keys to invalidate, by cause. */
  readonly stale?: { readonly [C in Cause]?: readonly (readonly unknown[])[] };
}

/** Declares a product. It takes effect once listed in `app/products.ts`. */
export const defineProduct = (product: Product): Product => product;
