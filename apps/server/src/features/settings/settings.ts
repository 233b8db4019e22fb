import { Injectable } from '@nestjs/common';
import { SETTING_DEFAULTS, SETTINGS } from '@truemark/contracts';
import { isLanguageCode, type LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';

/** Current settings, updated by engine events before the change is published to clients. */
@Injectable()
export class Settings {
  private overrides: ReadonlyMap<string, string>;
  private cachedPublicValues: Readonly<Record<string, string>> | null = null;

  constructor(private readonly engine: EngineClient) {
    this.overrides = engine.view.settings();
    engine.follow((event) => {
      if (event.type === 'config.changed') this.reload();
    });
    engine.onRenewed(() => this.reload());
  }

  /** Throws for an undeclared key. */
  text(key: string): string {
    const value = this.overrides.get(key) ?? SETTING_DEFAULTS.get(key);
    if (value === undefined) throw new Error(`setting ${key} is not declared`);
    return value;
  }

  isOn(key: string): boolean {
    return this.text(key) === '1';
  }

  number(key: string): number {
    return Number(this.text(key));
  }

  defaultLanguage(): LanguageCode {
    const code = this.text('default_lang');
    return isLanguageCode(code) ? code : 'en';
  }

  /** Public settings as texts, the response of `getBasicInfo`. */
  publicValues(): Readonly<Record<string, string>> {
    this.cachedPublicValues ??= Object.fromEntries(
      SETTINGS.filter(({ isPublic }) => isPublic).map(({ key }) => [key, this.text(key)]),
    );
    return this.cachedPublicValues;
  }

  private reload(): void {
    this.overrides = this.engine.view.settings();
    this.cachedPublicValues = null;
  }
}
