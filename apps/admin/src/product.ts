import type { InNumbers } from '@truemark/contracts';
import type { Reconciliation as Reconciled } from '@truemark/contracts/admin';
import { type ComponentType, createContext, type FunctionComponent, useContext } from 'react';
import type { FieldWords } from './resources/audit-log/field-words.js';

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
  /** The field that says since when a row waits, where it is not the one it is sorted by: empty, that counts. */
  readonly since?: string;
  /** The field that says by when it was promised. */
  readonly until?: string;
  /** It is promised as money that comes and goes is. */
  readonly isOfMoney?: true;
  /** What is done with one of them, beside deciding: typed to get to the next. */
  readonly verbs?: readonly string[];
  /** The kinds of requests by which a second person is asked for one of them: whoever asked has nothing left to do with it. */
  readonly asks?: readonly string[];
  /** Whether something about one of them should be looked at first. */
  readonly warns?: (row: object) => boolean;
}

export interface RailEntry {
  readonly group: (typeof RAIL_GROUPS)[number];
  readonly label: string;
  readonly icon: ComponentType;
  /** The letter that goes to the page after `g`. */
  readonly key?: string;
  /** What else people call the page, for whoever searches it. */
  readonly also?: string;
  /** A queue: how many wait in it stands beside its name. */
  readonly queue?: Queue;
}

/** A tab of a customer's page. */
export interface CustomerTab {
  readonly label: string;
  readonly path: string;
  readonly rows: ComponentType;
  /** What ended, and came to the result that the overview tells of. */
  readonly isHistory?: true;
  /** It is opened seldom: it stands in the menu behind the others as long as nothing runs or waits in it. */
  readonly isAside?: true;
}

/** What the journal's screens call what it books. */
export interface LedgerWords {
  /** What its money is called among that of other products. */
  readonly title?: string;
  /** What the house earns by it is called, where that is not what moves. */
  readonly earns?: string;
  /** Type of entry → name. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Kind of account → name. */
  readonly accounts?: Readonly<Record<string, string>>;
  /** Those of its accounts that stand for the outside: what comes in lowers them. */
  readonly outside?: readonly string[];
  /** The type of entry by which customers' money comes or goes: told of each of them, even where there was none yet. */
  readonly moves?: string;
  /** The `ref_kind` of entries that one of its rows is the cause of. */
  readonly cause?: string;
  /** What such a cause is called before its number. */
  readonly causeName?: string;
  /** The engine's product that books it. */
  readonly product?: string;
}

/** What a change of a setting touches: asked before it is made. */
export type Touches =
  | string
  | { readonly on: string; readonly off: string }
  | { readonly zero: string; readonly otherwise: string };

/** What runs under a setting: open positions, running options, or what its product counts itself. */
export type Running = 'positions' | 'options' | ComponentType;

/** A row that the search has at hand, named in the operator's language. */
export interface SearchRow {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** What else it is found by: searched, not shown. */
  readonly words?: readonly string[];
  readonly to: string;
}

/** What can be done to a row by typing a verb before what it is found by. */
export interface SearchAct {
  readonly verb: string;
  /** What else people type for it. */
  readonly alsoVerbs?: readonly string[];
  /** To whose rows it is done; absent: to the product's own. */
  readonly of?: string;
  /** What the server calls it among what can be done with a row as it is; absent: always. */
  readonly command?: string;
  /** What the table of roles calls it. */
  readonly action: string;
  readonly label: (name: string) => string;
  /** The screen that asks before it is done. */
  readonly to: (id: number | string) => string;
}

/** What the one search shows of a product beside its page and what the server finds. */
export interface SearchPart {
  readonly rows?: () => Promise<readonly SearchRow[]>;
  readonly acts?: readonly SearchAct[];
  /** What its acts are done to. */
  readonly nouns?: readonly string[];
}

/** The row that a request is about, and what it would change. */
export interface EvidenceOf {
  readonly id: number;
  readonly before: unknown;
  readonly after: unknown;
}

/** What a request would change, whatever row it is about. */
export interface WeighedChange {
  readonly before: unknown;
  readonly after: unknown;
}

/** What a request would change, and whom it concerns, in words. */
export interface Requested {
  readonly kind: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly who: string;
}

/** How a kind of request is agreed to, where that is more than a yes. */
export interface AgreeingTo {
  /** What happens then, in a sentence. */
  readonly touches?: string;
  /** What the button says. */
  readonly confirm?: string;
  /** Something is taken away. */
  readonly isDanger?: true;
  /** What is said once it is agreed to, such as `Revoked`. */
  readonly done?: string;
  /** What has to be ticked first, by the row as it is read whole. */
  readonly meant?: (row: unknown) => readonly string[];
  /** What it comes to, by that row, said before all else: the balance after it. */
  readonly leaves?: (row: unknown) => string | null;
  /** What speaks against it, above what is to be ticked. */
  readonly warning?: FunctionComponent<EvidenceOf>;
}

/** What one day did to the real book, from the journal alone. Sums in account currency. */
export type Reconciliation = InNumbers<Reconciled>;

/** One resource of the back office: all that screens around it have to know of it. */
export interface Product {
  /** Its address, and what the table of roles calls it: only who may read it is offered it. */
  readonly name: string;
  /** Its place in the rail; without one it is reached from the page of another. */
  readonly rail?: RailEntry;
  /** What its page for a new row is called; there is one where `pages` has `create`. */
  readonly creates?: string;
  /** Its screens, each loaded when it is first opened. */
  readonly pages: Readonly<Partial<Record<'list' | 'show' | 'create' | 'edit', FunctionComponent>>>;
  /** Pages of the customer app that are its own: path → what it is called. */
  readonly appPages?: Readonly<Record<string, string>>;
  /** The field by which other screens name one of its rows. */
  readonly recordRepresentation?: string | ((row: object) => string);
  readonly customerTabs?: readonly CustomerTab[];
  readonly ledger?: LedgerWords;
  /** Requests to a second person that are about one of its rows, and what a row is called there. */
  readonly requests?: {
    readonly kinds: readonly string[];
    readonly noun: string;
    /** What is asked about, in the words of its screens, where the request has it in others; `places`: where page texts are read. */
    readonly called?: (subject: string, places: Readonly<Record<string, string>>) => string;
    /** What a request asks for in so many words, of whom; null: its kind says it well enough. */
    readonly action?: (asked: Requested) => string | null;
    /** Something is left to do with the row once a second person has agreed: he is led there. */
    readonly leadsOn?: true;
    /** By kind of request. */
    readonly agreeing?: Readonly<Record<string, AgreeingTo>>;
    /** What a second person looks at before he agrees, to whoever may read the row. */
    readonly evidence?: ComponentType<EvidenceOf>;
    /** What of it stands below the request: the facts of the row. */
    readonly beside?: ComponentType<EvidenceOf>;
    /** What comes of what it would change, below that, while it waits. */
    readonly weighed?: ComponentType<WeighedChange>;
  };
  /** Kind of a mail to customers → what it is about. */
  readonly mails?: Readonly<Record<string, string>>;
  /** Key of a page's text → where customers read it. */
  readonly pageTexts?: Readonly<Record<string, string>>;
  /** What its fields are called where requests and the audit log name them. */
  readonly fields?: FieldWords;
  /** Setting → what changing it touches. */
  readonly settings?: Readonly<Record<string, Touches>>;
  /** Setting → what of the product runs now: counted where a change is asked about. */
  readonly running?: Readonly<Record<string, Running>>;
  /** What of a day's movement of what is owed to customers is its: the sum has the sign by which it moved that. */
  readonly reconciles?: (day: Reconciliation) => { readonly name: string; readonly moved: number };
  /** What the reconciliation page shows of its money beside that of the day. */
  readonly reconciled?: ComponentType;
  /** Events that operators and webhooks are told of, beside work that waits in a queue. */
  readonly events?: Readonly<Record<string, string>>;
  /** What the dashboard shows of it, to whoever may read it. */
  readonly dashboardCard?: ComponentType<{ readonly currency: string }>;
  readonly search?: SearchPart;
  /** Keys of its screens beside those of every screen, with their meaning. */
  readonly keys?: readonly (readonly [string, string])[];
  /** What their group is called, where they have one of their own. */
  readonly keysOn?: string;
  /** Nothing is written under its name: the audit log is not searched for it. */
  readonly isReadOnly?: true;
}

/** Key of a page's text → where customers read it, of all products. */
export const placesOf = (products: readonly Product[]): Readonly<Record<string, string>> =>
  Object.assign({}, ...products.map(({ pageTexts }) => pageTexts));

/** All products, for screens that put together what each of them says. */
export const ProductsContext = createContext<readonly Product[]>([]);

export const useProducts = (): readonly Product[] => useContext(ProductsContext);
