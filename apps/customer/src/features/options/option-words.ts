import type { MicroOutcome } from '@truemark/contracts';
import type { AppKey } from '@truemark/i18n';
import type { Option } from '../../api/options.js';
import type { BadgeTone } from '../../ui/StatusBadge.js';

/** Text key of each outcome. */
export const OUTCOME_KEYS = {
  win: 'options.outcome.win',
  loss: 'options.outcome.loss',
  tie: 'options.outcome.tie',
  void: 'options.outcome.void',
  sold: 'options.outcome.sold',
} as const satisfies Record<Exclude<MicroOutcome, ''>, AppKey>;

/** Tone of each outcome. */
export const OUTCOME_TONES = {
  win: 'up',
  loss: 'down',
  tie: 'flat',
  void: 'flat',
  sold: 'flat',
} as const satisfies Record<Exclude<MicroOutcome, ''>, BadgeTone>;

/** What happened, in one sentence. */
export const RESULT_KEYS = {
  win: 'options.result.win',
  loss: 'options.result.loss',
  tie: 'options.result.tie',
  void: 'options.result.void',
  sold: 'options.result.sold',
} as const satisfies Record<Exclude<MicroOutcome, ''>, AppKey>;

/** State of an option in a word or two. */
export const stateKey = ({ outcome }: Pick<Option, 'outcome'>): AppKey =>
  outcome === null ? 'options.running' : OUTCOME_KEYS[outcome];
