import { storeOutcome } from './first-outcome.js';
import { journalledCommand, writeJournal } from './journal.js';
import type { Command } from './registry.js';
import type { Step } from './step.js';
import { laneInputs } from './tables/lane.table.js';

const hasKnown = ({ known }: Step): boolean => Object.keys(known).length > 0;

/** Journals a decided command, and stores its outcome if it has an idempotency key. */
export function journalInput(step: Step, command: Command, outcome: object): void {
  const { idempotency } = command;
  if (idempotency) storeOutcome(step, idempotency, outcome);
  const payload = journalledCommand(step.state.catalogue, command);
  if (hasKnown(step)) payload.known = step.known;
  step.insert(laneInputs, {
    laneSeq: step.laneSeq,
    at: step.now,
    kind: command.kind,
    payload: writeJournal(payload),
    outcome: idempotency ? writeJournal(outcome) : '',
    idempotencyOwner: idempotency?.owner ?? null,
    idempotencyKey: idempotency?.key ?? null,
    idempotencyHash: idempotency?.hash ?? null,
  });
}
