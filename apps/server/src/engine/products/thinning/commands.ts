import type { CommandBase } from '../../kernel/command.js';

/** Removes ticks of a symbol from the database that are stored in a file and no longer needed. */
export interface ThinTicks extends CommandBase {
  readonly kind: 'ticks.thin';
  readonly symbolId: number;
  readonly seqs: readonly number[];
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'ticks.thin': { readonly command: ThinTicks; readonly result: { readonly done: true } };
  }
  interface Questions {
    /** Days for which individual ticks are kept, from the settings. */
    'ticks.retention': { readonly answer: number };
  }
}
