import type { CommandBase } from '../../kernel/command.js';

/** Takes ticks of a symbol out of the database that a file has: nothing that is open looks at them. */
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
    /** Days that ticks are kept one by one, as the setting says. */
    'ticks.retention': { readonly answer: number };
  }
}
