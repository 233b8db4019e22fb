/** What a setting's value looks like; every value travels and is stored as text. */
export type SettingType =
  /** `'1'` on, `'0'` off. */
  | 'flag'
  | 'text'
  | 'integer'
  | 'decimal'
  /** `#rrggbb` */
  | 'colour'
  | 'choice'
  /** An https address; empty: none. */
  | 'url'
  /** An https or mailto address; empty: none. */
  | 'link'
  /** A path of this site or an https address of a picture. */
  | 'image'
  | 'timezone'
  /** ISO 4217, such as `USD`. */
  | 'currency'
  /** ISO 3166 codes with commas between. */
  | 'countries'
  /** IP addresses and networks with commas between; empty: none. */
  | 'networks';

/** Settings that stand together in the back office. */
export interface SettingGroup {
  readonly name: string;
  readonly label: string;
}

/** What a number is of: `money` in account currency. */
export const SETTING_UNITS = ['money', 'percent', 'seconds', 'hours', 'days', 'pixels'] as const;
export type SettingUnit = (typeof SETTING_UNITS)[number];

export interface SettingChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * What stands in the way of a change. Without one it is one person's: looks, texts and what is offered.
 * - `unused`: one person's, but only while nobody's money depends on it.
 * - `two_persons`: decides money or guards it; one asks, another one agrees, in both directions.
 * - `two_persons_off`: protects; two to switch it off, one to switch it on.
 * - `two_owners`: an owner asks, another owner agrees.
 */
export type SettingGuard = 'unused' | 'two_persons' | 'two_persons_off' | 'two_owners';

/** Whether a change to `value` takes a second person. */
export const takesTwoPeople = ({ guard }: Pick<SettingDeclaration, 'guard'>, value: string): boolean =>
  guard === 'two_persons' || guard === 'two_owners' || (guard === 'two_persons_off' && value === '0');

/** Whether a change to `value` takes something from customers that they had: the back office asks why. */
export const owesReason = ({ stops }: { readonly stops?: boolean }, value: string): boolean =>
  stops === true && value === '0';

/** What is specified and not built yet, and the settings wait for it: name → what it is called. Nothing is, just now. */
export const AWAITED: Readonly<Record<string, string>> = {};
export type Awaited = string;

/** A setting, declared once: the back office, the checks and the public answer all come from this. */
export interface SettingDeclaration {
  readonly key: string;
  readonly type: SettingType;
  readonly default: string;
  readonly group: string;
  /** What operators call the group. */
  readonly groupLabel: string;
  /** The screen or rule that it changes. */
  readonly description: string;
  /** In `getBasicInfo`. */
  readonly isPublic: boolean;
  /** Smallest and largest number, or number of characters of a text. */
  readonly least?: string;
  readonly most?: string;
  /** Decimals of a `decimal`. */
  readonly places?: number;
  /** What its number is of, where it is of something. */
  readonly unit?: SettingUnit;
  readonly choices?: readonly SettingChoice[];
  readonly guard?: SettingGuard;
  /** Switched off, customers cannot trade, pay in or be paid by it any more: one person's, whom the back office asks why. */
  readonly stops?: true;
  /** Only while nobody's money depends on it; `guard` says how many people it takes. */
  readonly isFixedInUse?: boolean;
  /** What stands over it within its group, where a group is long. */
  readonly heading?: string;
  /** Changes nothing before this is built: it is answered as ever, and the back office does not show it. */
  readonly waitsFor?: Awaited;
}

type Details = Partial<
  Pick<
    SettingDeclaration,
    | 'isPublic'
    | 'least'
    | 'most'
    | 'places'
    | 'unit'
    | 'guard'
    | 'stops'
    | 'isFixedInUse'
    | 'heading'
    | 'waitsFor'
  >
>;

/** Makes the declarations of one group; `common` holds for each of them. */
export function settingsOf({ name, label }: SettingGroup, common: Details = {}) {
  const make =
    (type: SettingType) =>
    (key: string, value: string, description: string, details: Details = {}): SettingDeclaration => ({
      key,
      type,
      default: value,
      group: name,
      groupLabel: label,
      description,
      isPublic: true,
      ...common,
      ...details,
    });
  return {
    flag: make('flag'),
    text: make('text'),
    integer: make('integer'),
    decimal: make('decimal'),
    colour: make('colour'),
    url: make('url'),
    link: make('link'),
    image: make('image'),
    timezone: make('timezone'),
    currency: make('currency'),
    countries: make('countries'),
    networks: make('networks'),
    choice: (
      key: string,
      value: string,
      description: string,
      choices: Readonly<Record<string, string>>,
      details: Details = {},
    ): SettingDeclaration => ({
      ...make('choice')(key, value, description, details),
      choices: Object.entries(choices).map(([choice, label]) => ({ value: choice, label })),
    }),
  };
}
