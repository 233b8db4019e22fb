import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { costOf, nameOfStory } from './steps/rotation.mjs';

const costOfFile = ({ moduleId }: TestSpecification): number =>
  costOf('stories', nameOfStory('stories', moduleId) ?? '');

/** Starts the longest stories first, so that no run ends with one of them alone. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => costOfFile(b) - costOfFile(a));
  }
}
