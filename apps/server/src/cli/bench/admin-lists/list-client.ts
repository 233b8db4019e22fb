import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { constants, setPriority } from 'node:os';
import type { Filled } from './fill.js';
import { AT_ONCE, type ListReport } from './list-report.js';
import { type ListRequest, listRequests, requestList } from './list-requests.js';

/**
 * Requests lists continuously, several at once, from `GET /begin` to `GET /end`. `node asker.js none <server>
 * <filled>`. Operators' browsers run on other machines, so this process gets a low priority: otherwise the bench would
 * measure how two programs share one machine. A wrong list ends the process, and the bench with it.
 */
lowerPriority();
const [, , , base = '', stated = '{}'] = process.argv;
const filled = JSON.parse(stated) as Filled;
const all = listRequests(filled);

let asked = 0;
let isOver = true;
let asking: Promise<unknown> = Promise.resolve();

async function handleCommand(what: string | undefined): Promise<ListReport> {
  if (what === '/begin') {
    asked = 0;
    isOver = false;
    asking = Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (!isOver) await requestList(base, filled, all[asked++ % all.length] as ListRequest);
      }),
    );
  } else {
    isOver = true;
    await asking;
  }
  return { asked };
}

/** On Linux each thread has its own priority, including those of the garbage collector. */
function lowerPriority(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}

const control = createServer((request, response) => {
  void handleCommand(request.url).then((said) => response.end(JSON.stringify(said)));
});
control.listen(0, '127.0.0.1', () => {
  const address = control.address();
  console.log(`listens on http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
});
