import type { NumericDecimals } from '@truemark/contracts';
import type { Reconciliation as Reconciled } from '@truemark/contracts/admin';
import { type ComponentType, createContext, type FunctionComponent, useContext } from 'react';
import type { FieldWords } from './resources/audit-log/field-words.js';

/** Groups of the left rail, top to bottom. */
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

/** Query that reads the waiting rows of a queue. */
export interface Queue {
  readonly sort: string;
  readonly filter: Readonly<Record<string, string>>;
  /**
   * Field with the time since when a row waits, if it differs from the sort field. An empty value means the sort field.
   */
  readonly since?: string;
  /** Field with the promised deadline. */
  readonly until?: string;
  /** The deadline is the one promised for deposits and withdrawals. */
  readonly isOfMoney?: true;
  /** Actions on a row besides deciding. Typing one leads to the next waiting row. */
  readonly verbs?: readonly string[];
  /** Kinds of approval request for one of its rows. A row that the operator requested himself is not his to handle. */
  readonly asks?: readonly string[];
  /** Whether a row has a warning that should be read first. */
  readonly warns?: (row: object) => boolean;
}

export interface RailEntry {
  readonly group: (typeof RAIL_GROUPS)[number];
  readonly label: string;
  readonly icon: ComponentType;
  /** Letter that opens the page after `g`. */
  readonly key?: string;
  /** Further names of the page, for the search. */
  readonly also?: string;
  /** Queue whose count is shown next to the page's name. */
  readonly queue?: Queue;
}

/** Tab of a customer's page. */
export interface CustomerTab {
  readonly label: string;
  readonly path: string;
  readonly rows: ComponentType;
  /** Tab of ended items; the overview's result links to it. */
  readonly isHistory?: true;
  /** Rarely used: the tab is in the overflow menu unless something runs or waits in it. */
  readonly isAside?: true;
}

/** Names that the ledger screens use for the product's entries. */
export interface LedgerWords {
  /** Name of its money among that of other products. */
  readonly title?: string;
  /** Name of the broker's earnings from it, if it differs from the money moved. */
  readonly earns?: string;
  /** Entry type → name. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Account kind → name. */
  readonly accounts?: Readonly<Record<string, string>>;
  /** Accounts that represent the outside world: incoming money lowers them. */
  readonly outside?: readonly string[];
  /**
   * Entry type by which customers' money comes in or goes out. It is listed for each customer, even at zero entries.
   */
  readonly moves?: string;
  /** `ref_kind` of entries caused by one of its rows. */
  readonly cause?: string;
  /** Label in front of the number of such a cause. */
  readonly causeName?: string;
  /** Engine product that books it. */
  readonly product?: string;
}

/** Effects of a setting change, shown before it is confirmed. */
export type Touches =
  | string
  | { readonly on: string; readonly off: string }
  | { readonly zero: string; readonly otherwise: string };

/** Items that currently run under a setting: open positions, running options, or a count of the product's own. */
export type Running = 'positions' | 'options' | ComponentType;

/** Row that the search holds in the browser, named in the operator's language. */
export interface SearchRow {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** Further search words, not shown. */
  readonly words?: readonly string[];
  readonly to: string;
}

/** Action on a row, found by typing a verb followed by the row's search text. */
export interface SearchAct {
  readonly verb: string;
  /** Further verbs for the action. */
  readonly alsoVerbs?: readonly string[];
  /** Resource whose rows it applies to; absent: the product's own. */
  readonly of?: string;
  /** Server name of the command, checked against the commands that the row allows; absent: always allowed. */
  readonly command?: string;
  /** Permission name of the action. */
  readonly action: string;
  readonly label: (name: string) => string;
  /** Address of the screen that asks for confirmation. */
  readonly to: (id: number | string) => string;
}

/** Search content of a product, besides its page and the server's results. */
export interface SearchPart {
  readonly rows?: () => Promise<readonly SearchRow[]>;
  readonly acts?: readonly SearchAct[];
  /** Nouns that its actions apply to. */
  readonly nouns?: readonly string[];
}

/** Row that a request is about, and the requested change. */
export interface EvidenceOf {
  readonly id: number;
  readonly before: unknown;
  readonly after: unknown;
}

/** Requested change, independent of the row it is about. */
export interface ChangeValues {
  readonly before: unknown;
  readonly after: unknown;
}

/** Requested change and the customer concerned, in words. */
export interface Requested {
  readonly kind: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly who: string;
  /** Account currency. */
  readonly currency: string;
}

/** How a kind of request is approved, if it takes more than a yes. */
export interface AgreeingTo {
  /** Consequence of approval, as a sentence. */
  readonly touches?: string;
  /** Label of the confirm button. */
  readonly confirm?: string;
  /** The approval removes something. */
  readonly isDanger?: true;
  /** Notification after approval, such as `Revoked`. */
  readonly done?: string;
  /** Statements that must be ticked first, from the fully read row. */
  readonly meant?: (row: unknown) => readonly string[];
  /** Outcome from that row, shown before all else: the balance afterwards. */
  readonly leaves?: (row: unknown) => string | null;
  /** Reasons against it, shown above the statements to tick. */
  readonly warning?: FunctionComponent<EvidenceOf>;
}

/** Effect of one day on the real book, from the journal alone. Amounts in account currency. */
export type Reconciliation = NumericDecimals<Reconciled>;

/** One resource of the back office, with everything that the surrounding screens need to know about it. */
export interface Product {
  /** Address and permission name. It is offered only to operators who may read it. */
  readonly name: string;
  /** Position in the rail. Without one it is reached from another page. */
  readonly rail?: RailEntry;
  /** Title of its create page; it exists if `pages` has `create`. */
  readonly creates?: string;
  /** Screens, each loaded on first use. */
  readonly pages: Readonly<Partial<Record<'list' | 'show' | 'create' | 'edit', FunctionComponent>>>;
  /** Its pages in the customer app: path → name. */
  readonly appPages?: Readonly<Record<string, string>>;
  /** Field by which other screens name one of its rows. */
  readonly recordRepresentation?: string | ((row: object) => string);
  readonly customerTabs?: readonly CustomerTab[];
  readonly ledger?: LedgerWords;
  /** Approval requests about its rows, and what a row is called there. */
  readonly requests?: {
    readonly kinds: readonly string[];
    readonly noun: string;
    /**
     * Name of the subject as its screens show it, if the request names it differently. `places`: where page texts are
     * shown.
     */
    readonly called?: (subject: string, places: Readonly<Record<string, string>>) => string;
    /** Action of a request and the customer it concerns, in words; null: the name of its kind is enough. */
    readonly action?: (asked: Requested) => string | null;
    /** Work on the row remains after approval: the operator is led to it. */
    readonly leadsOn?: true;
    /** By kind of request. */
    readonly agreeing?: Readonly<Record<string, AgreeingTo>>;
    /** Evidence that the approver reads first, shown to operators who may read the row. */
    readonly evidence?: ComponentType<EvidenceOf>;
    /** Facts of the row, shown below the request. */
    readonly beside?: ComponentType<EvidenceOf>;
    /** Effect of the requested change, shown below the facts while the request waits. */
    readonly effect?: ComponentType<ChangeValues>;
  };
  /** Kind of customer mail → what it is about. */
  readonly mails?: Readonly<Record<string, string>>;
  /** Key of a page text → where customers read it. */
  readonly pageTexts?: Readonly<Record<string, string>>;
  /** Field names as requests and the audit log show them. */
  readonly fields?: FieldWords;
  /** Setting → what changing it affects. */
  readonly settings?: Readonly<Record<string, Touches>>;
  /** Setting → items of the product that currently run under it: counted when a change is confirmed. */
  readonly running?: Readonly<Record<string, Running>>;
  /** The product's part of a day's change in what is owed to customers. The sign is that of the change. */
  readonly reconciles?: (day: Reconciliation) => { readonly name: string; readonly moved: number };
  /** Card of its money on the reconciliation page, next to the day's figures. */
  readonly reconciled?: ComponentType;
  /** Events published to operators and webhooks, besides work waiting in a queue. */
  readonly events?: Readonly<Record<string, string>>;
  /** Its dashboard card, for operators who may read it. */
  readonly dashboardCard?: ComponentType<{ readonly currency: string }>;
  readonly search?: SearchPart;
  /** Shortcuts of its screens besides the common ones, with their meaning. */
  readonly keys?: readonly (readonly [string, string])[];
  /** Title of the shortcut group, if it has one of its own. */
  readonly keysOn?: string;
  /** Nothing is logged under its name, so the audit log offers no filter for it. */
  readonly isReadOnly?: true;
}

/** Key of a page text → where customers read it, over all products. */
export const placesOf = (products: readonly Product[]): Readonly<Record<string, string>> =>
  Object.assign({}, ...products.map(({ pageTexts }) => pageTexts));

/** All products, for screens that combine what each of them declares. */
export const ProductsContext = createContext<readonly Product[]>([]);

export const useProducts = (): readonly Product[] => useContext(ProductsContext);
