import type { SecondFactorProposal, SecondFactorStanding as WireStanding } from '@truemark/contracts';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';

/** Whether an authenticator app is asked for, and since when. */
export interface SecondFactorStanding {
  readonly isOn: boolean;
  /** As the server writes it. */
  readonly createdText: string;
}

const PATH = '/api/user/second_factor';

const standingFrom = ({ enabled, created_at }: WireStanding): SecondFactorStanding => ({
  isOn: enabled === 1,
  createdText: created_at,
});

export async function fetchSecondFactor(options: CallOptions): Promise<SecondFactorStanding> {
  return standingFrom(await get<WireStanding>(PATH, {}, options));
}

/** A secret for the app, to be proved before it counts. */
export const proposeSecondFactor = action({
  path: `${PATH}/propose`,
  write: (_all: undefined) => ({}),
  read: (proposal: SecondFactorProposal) => proposal,
});

export const changeSecondFactor = (which: 'add' | 'remove') =>
  action({
    path: `${PATH}/${which}`,
    write: (given: Readonly<Record<string, string>>) => given,
    read: standingFrom,
  });
