/** Type of a setting's value; values are sent and stored as text. */
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
  /** ISO 3166 codes, comma-separated. */
  | 'countries'
  /** IP addresses and networks, comma-separated; empty: none. */
  | 'networks';

/** A group of settings in the back office. */
export interface SettingGroup {
  readonly name: string;
  readonly label: string;
}

/** Unit of a number; `money` is in account currency. */
export const SETTING_UNITS = ['money', 'percent', 'seconds', 'hours', 'days', 'pixels'] as const;
export type SettingUnit = (typeof SETTING_UNITS)[number];

export interface SettingChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * Guard of a change. Without one, a single person may change it: appearance, texts and what is offered.
 * - `unused`: one person, but only while nobody's money depends on it.
 * - `two_persons`: decides or protects money; needs a requester and an approver, in both directions.
 * - `two_persons_off`: a protection; two people to switch it off, one to switch it on.
 * - `two_owners`: one owner requests, another one approves.
 */
export type SettingGuard = 'unused' | 'two_persons' | 'two_persons_off' | 'two_owners';

/** Whether a change to `value` needs a second person. */
export const requiresSecondPerson = ({ guard }: Pick<SettingDeclaration, 'guard'>, value: string): boolean =>
  guard === 'two_persons' || guard === 'two_owners' || (guard === 'two_persons_off' && value === '0');

/** Whether a change to `value` takes something away from customers: the back office then requires a reason. */
export const requiresReason = ({ stops }: { readonly stops?: boolean }, value: string): boolean =>
  stops === true && value === '0';

/** Specified features that settings wait for: name → label. Currently none. */
export const UNBUILT_FEATURES: Readonly<Record<string, string>> = {};
export type UnbuiltFeature = string;

/** Declaration of a setting, from which the back office, the checks and the public answer derive. */
export interface SettingDeclaration {
  readonly key: string;
  readonly type: SettingType;
  readonly default: string;
  readonly group: string;
  /** Label of the group for operators. */
  readonly groupLabel: string;
  /** The screen or rule that it changes. */
  readonly description: string;
  /** Included in `getBasicInfo`. */
  readonly isPublic: boolean;
  /** Minimum and maximum of a number, or of a text's length. */
  readonly least?: string;
  readonly most?: string;
  /** Decimals of a `decimal`. */
  readonly places?: number;
  /** Unit of its number, if any. */
  readonly unit?: SettingUnit;
  readonly choices?: readonly SettingChoice[];
  readonly guard?: SettingGuard;
  /** Switching it off stops trading, deposits or withdrawals of customers: one person may do so, with a reason. */
  readonly stops?: true;
  /** Cannot change while anybody's money depends on it; `guard` says how many people it needs. */
  readonly isFixedInUse?: boolean;
  /** Heading within a long group. */
  readonly heading?: string;
  /** Has no effect until this feature is built: still answered, but hidden in the back office. */
  readonly waitsFor?: UnbuiltFeature;
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

/** Builders for the declarations of one group; `common` applies to each. */
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
