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

/** Where services are never offered: North Korea, Israel, China, Vanuatu, Cuba. */
const REFUSED = ['KP', 'IL', 'CN', 'VU', 'CU'];
/** The usual area: +001. */
const USUAL: CountryCode = 'US';

const countries = getCountries();

/** A country's number on the wire, from its two letters. */
export const areaIdOf = (country: string): number =>
  (country.charCodeAt(0) - 64) * 26 + (country.charCodeAt(1) - 64);

const byId = new Map<number, CountryCode>(countries.map((country) => [areaIdOf(country), country]));

/** Every country that somebody can register from, by its two letters. */
export const COUNTRIES: readonly string[] = countries;

/** The two letters of an area's number; undefined where there is no such country. */
export const countryAt = (areaId: number): string | undefined => byId.get(areaId);

export type Mobile = { readonly number: string } | { readonly problem: 'refused' | 'invalid' };

/** Countries, their dialling prefixes, and which of them are refused. */
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

  /** Whether these are the two letters of a country. */
  isCountry(country: string): boolean {
    return (countries as readonly string[]).includes(country);
  }

  isRefused(country: string): boolean {
    return (
      REFUSED.includes(country) || this.settings.text('restricted_countries').split(',').includes(country)
    );
  }

  /** The country of an area's number; null when there is none. */
  countryOf(areaId: number): CountryCode | null {
    return byId.get(areaId) ?? null;
  }

  /** A phone number in E.164, read as one of the area where it has no prefix of its own. */
  readMobile(text: string, areaId: number | undefined): Mobile {
    const country = areaId === undefined ? USUAL : this.countryOf(areaId);
    if (country === null) return { problem: 'invalid' };
    // `+001 …` is the prefix as `area_list` shows it.
    const number = parsePhoneNumberFromString(text.replace(/^\+0+/, '+'), country);
    if (!number?.isValid()) return { problem: 'invalid' };
    return this.isRefused(number.country ?? country) ? { problem: 'refused' } : { number: number.number };
  }

  private build(lang: LanguageCode): Area[] {
    const { tag } = languageOf(lang);
    const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
    return countries
      .filter((country) => !this.isRefused(country))
      .map((country) => ({
        id: areaIdOf(country),
        code: `+${getCountryCallingCode(country).padStart(3, '0')}`,
        global_code: country,
        name: names.of(country) ?? country,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, tag));
  }
}
