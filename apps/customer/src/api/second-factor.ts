import type { SecondFactorProposal, SecondFactorStanding as WireStanding } from '@truemark/contracts';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';

/** Whether an authenticator app is required, and since when. */
export interface SecondFactorStanding {
  readonly isOn: boolean;
  /** Formatted by the server. */
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

/** Proposes a secret for the authenticator app. It has to be confirmed before it takes effect. */
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
