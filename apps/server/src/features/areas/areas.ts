import { Injectable } from '@nestjs/common';
import type { Area } from '@truemark/contracts';
import { type LanguageCode, languageOf } from '@truemark/i18n';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { Settings } from '../settings/settings.js';

/** Countries where services are never offered: North Korea, Israel, China, Vanuatu, Cuba. */
const EXCLUDED_COUNTRIES = ['KP', 'IL', 'CN', 'VU', 'CU'];
/** Their long names name an excluded country. */
const SHORT_NAMES = ['HK', 'MO'];
/** Default area: +001. */
const DEFAULT_COUNTRY: CountryCode = 'US';

const countries = getCountries();

/** Wire number of a country, from its two-letter code. */
export const areaIdOf = (country: string): number =>
  (country.charCodeAt(0) - 64) * 26 + (country.charCodeAt(1) - 64);

const byId = new Map<number, CountryCode>(countries.map((country) => [areaIdOf(country), country]));

/** Two-letter codes of all countries that allow registration. */
export const COUNTRIES: readonly string[] = countries;

/** Two-letter code of an area number; undefined if there is no such country. */
export const countryAt = (areaId: number): string | undefined => byId.get(areaId);

export type Mobile = { readonly number: string } | { readonly problem: 'refused' | 'invalid' };

/** `+001 …` is the prefix as shown by `area_list`. */
const parse = (text: string, country: CountryCode) =>
  parsePhoneNumberFromString(text.replace(/^\+0+/, '+'), country);

/** Countries, their dialling prefixes, and whether they are excluded. */
@Injectable()
export class Areas {
  private readonly lists = new Map<string, Area[]>();

  constructor(private readonly settings: Settings) {}

  list(lang: LanguageCode): Area[] {
    const refused = this.settings.text('restricted_countries');
    const key = `${lang}|${refused}`;
    let list = this.lists.get(key);
    if (!list) {
      if (this.lists.size > 100) this.lists.clear();
      list = this.build(lang);
      this.lists.set(key, list);
    }
    return list;
  }

  /** Whether this is a two-letter country code. */
  isCountry(country: string): boolean {
    return (countries as readonly string[]).includes(country);
  }

  isRefused(country: string): boolean {
    return (
      EXCLUDED_COUNTRIES.includes(country) ||
      this.settings.text('restricted_countries').split(',').includes(country)
    );
  }

  /** Country of an area number; null if there is none. */
  countryOf(areaId: number): CountryCode | null {
    return byId.get(areaId) ?? null;
  }

  /** Whether a customer who registered in this area may not be served any more; null: in none. */
  isRefusedArea(areaId: number | null): boolean {
    const country = areaId === null ? null : this.countryOf(areaId);
    return country !== null && this.isRefused(country);
  }

  /** Phone number in E.164 that can receive messages; without its own prefix it is parsed as one of the area. */
  readMobile(text: string, areaId: number | undefined): Mobile {
    const { country, number } = this.parsed(text, areaId);
    if (!country || !number?.isValid()) return { problem: 'invalid' };
    return this.isRefused(number.country ?? country) ? { problem: 'refused' } : { number: number.number };
  }

  /**
   * The same for a number that is only stated in a form: its length must be possible, but its range need not be assigned
   * in the numbering plan that this version knows. Its country is then only known by its prefix, so it is invalid where
   * services are refused in one of several countries with that prefix.
   */
  readStatedMobile(text: string, areaId: number | undefined): Mobile {
    const read = this.readMobile(text, areaId);
    const { number } = this.parsed(text, areaId);
    if (!('problem' in read) || read.problem === 'refused' || !number?.isPossible()) return read;
    const places = countries.filter((each) => getCountryCallingCode(each) === number.countryCallingCode);
    if (!places.some((each) => this.isRefused(each))) return { number: number.number };
    return { problem: places.every((each) => this.isRefused(each)) ? 'refused' : 'invalid' };
  }

  /** The country whose numbers need no prefix, and the number; null where there is no such area. */
  private parsed(text: string, areaId: number | undefined) {
    const country = areaId === undefined ? DEFAULT_COUNTRY : this.countryOf(areaId);
    return { country, number: country && parse(text, country) };
  }

  private build(lang: LanguageCode): Area[] {
    const { tag } = languageOf(lang);
    const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
    const short = new Intl.DisplayNames([tag, 'en'], { type: 'region', style: 'short' });
    return countries
      .filter((country) => !this.isRefused(country))
      .map((country) => ({
        id: areaIdOf(country),
        code: `+${getCountryCallingCode(country).padStart(3, '0')}`,
        global_code: country,
        name: (SHORT_NAMES.includes(country) ? short : names).of(country) ?? country,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, tag));
  }
}
