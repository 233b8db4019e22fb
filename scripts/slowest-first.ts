import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLOWEST } from './steps/rotation.mjs';

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
