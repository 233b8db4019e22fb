import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes what each file took, with its hooks, as pairs of file and ms, to the file that `TEST_TIMES` names. */
export default class StoryTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => [module.moduleId, module.diagnostic().duration]);
    if (process.env.TEST_TIMES) writeFileSync(process.env.TEST_TIMES, JSON.stringify(times));
  }
}
