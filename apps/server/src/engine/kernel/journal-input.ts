import { keepOutcome } from './first-outcome.js';
import { journalled, writeJournal } from './journal.js';
import type { Command } from './registry.js';
import type { Step } from './step.js';
import { laneInputs } from './tables/lane.table.js';

const hasKnown = ({ known }: Step): boolean => Object.keys(known).length > 0;

/** Puts a decided command into the journal, and what it came to under its key where it has one. */
export function journalInput(step: Step, command: Command, outcome: object): void {
  const { idempotency } = command;
  if (idempotency) keepOutcome(step, idempotency, outcome);
  step.insert(laneInputs, {
    laneSeq: step.laneSeq,
    at: step.now,
    kind: command.kind,
    payload: writeJournal({ ...journalled(command), ...(hasKnown(step) && { known: step.known }) }),
    outcome: idempotency ? writeJournal(outcome) : '',
    idempotencyOwner: idempotency?.owner ?? null,
    idempotencyKey: idempotency?.key ?? null,
    idempotencyHash: idempotency?.hash ?? null,
  });
}
