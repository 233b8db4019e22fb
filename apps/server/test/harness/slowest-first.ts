import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Stories that take about a minute or more on two shared cores, longest first. */
const SLOWEST = [
  'nobody-reaches-what-is-anothers',
  'options-are-settled-by-rule',
  'any-process-is-killed',
  'killed-during-submits',
  'anybody-sends-anything',
  'demo-is-seeded-once',
  'customer-is-certified',
  'customer-pays-in',
  'killed-in-a-tick-storm',
  'money-survives-faults',
  'refusals-leave-nothing',
  'customer-is-paid',
  'options-are-sold-back',
  'simulated-prices-are-secret',
  'customer-has-a-long-history',
  'one-person-two-sign-ins',
  'concurrent-password-guesses',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = SLOWEST.findIndex((name) => moduleId.includes(name));
  return at < 0 ? SLOWEST.length : at;
};

/** Starts the longest stories first, so that no run ends with one of them alone. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
