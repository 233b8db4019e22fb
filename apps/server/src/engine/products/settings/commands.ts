import type { CommandBase } from '../../kernel/command.js';

/** Settings in their new values, already checked against their declarations; a null value goes back to the default. */
export interface ChangeSettings extends CommandBase {
  readonly kind: 'settings.change';
  /** When, by the wall clock, epoch ms; the market clock's instant when absent. */
  readonly at?: number;
  readonly values: Readonly<Record<string, string | null>>;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'settings.change': { readonly command: ChangeSettings; readonly result: { readonly version: number } };
  }
  interface Events {
    /** In their new values; null: the default again. */
    'settings.changed': { readonly values: Readonly<Record<string, string | null>> };
  }
}
