import { archiveInputs } from './archive/archive-inputs.js';
import { TransferFault } from './transfer/manifest.js';
import { optionOf, runTransfer } from './transfer/run.js';

/** Moves inputs of sealed and verified days before `--before=YYYY-MM-DD` to files in `DATA_DIR/archive`. */
runTransfer(async (environment) => {
  const before = optionOf('before');
  if (before === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(before))
    throw new TransferFault('Of days before which one? npm run archive -- --before=YYYY-MM-DD');
  const moved = await archiveInputs(environment, { before, now: Date.now }, (line) => console.log(line));
  console.log(`${moved} inputs moved. Next: npm run verify -- --all`);
});
