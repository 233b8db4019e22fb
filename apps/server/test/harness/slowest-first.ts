import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Stories that take more than half a minute on a quiet machine of two cores. */
const SLOWEST = [
  'anybody-sends-anything',
  'killed-in-a-tick-storm',
  'live-socket',
  'nobody-reaches-what-is-anothers',
  'options-are-settled-by-rule',
  'money-survives-faults',
  'guesses-come-side-by-side',
  'nobody-acts-as-two',
  'customer-is-certified',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = SLOWEST.findIndex((name) => moduleId.includes(name));
  return at < 0 ? SLOWEST.length : at;
};

/** The longest stories begin first, so that no run ends with one of them alone. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
