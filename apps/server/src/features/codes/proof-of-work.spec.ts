import { randomBytes } from 'node:crypto';
import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { Cipher } from '../../platform/auth/cipher.js';
import { LocalRateLimiter, NoRateLimiter } from '../../platform/http/rate-limiter.js';
import { LocalStore } from '../../platform/shared-store/local-store.js';
import { ProofOfWork } from './proof-of-work.js';

const HERE = '192.0.2.1';
const TO = 'email:a@example.com';

const work = () => new ProofOfWork(new LocalRateLimiter(), new Cipher(randomBytes(32)), new LocalStore());
const read = (challenge: string) => JSON.parse(Buffer.from(challenge, 'base64').toString()) as Challenge;
const proofOf = (challenge: Challenge, solution: Solution | null) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
const solved = async (challenge: string): Promise<string> => {
  const read_ = read(challenge);
  return proofOf(read_, await solveChallenge({ challenge: read_, deriveKey }));
};

it('lets five of one address and three to one target go without, and then asks', async () => {
  const proofs = work();
  const asked = [];
  for (let nth = 0; nth < 7; nth += 1) {
    asked.push((await proofs.refusalOf(undefined, HERE, `email:${nth}@example.com`))?.key ?? null);
  }
  expect(asked).toEqual([null, null, null, null, null, 'auth.proof_of_work', 'auth.proof_of_work']);
  const to = [];
  for (let nth = 0; nth < 4; nth += 1) to.push(await proofs.refusalOf(undefined, `198.51.100.${nth}`, TO));
  expect(to.map((refusal) => refusal?.key ?? null)).toEqual([null, null, null, 'auth.proof_of_work']);
});

it('takes the solution of the challenge that its refusal brings, once', async () => {
  const proofs = work();
  const refusal = await proofs.refusalOf('not a proof', HERE, TO);
  const proof = await solved(String(refusal?.facts?.challenge));
  const together = await Promise.all([1, 2, 3].map(() => proofs.refusalOf(proof, HERE, TO)));
  expect(together.filter((each) => each === null)).toHaveLength(1);
  expect((await proofs.refusalOf(proof, HERE, TO))?.key).toBe('auth.proof_of_work');
});

it('takes no other challenge, none that is made easier, none of another house, and no guess', async () => {
  const proofs = work();
  const challenge = read(await proofs.challenge());
  const solution = await solveChallenge({ challenge, deriveKey });
  const { parameters } = challenge;
  const later = { ...parameters, expiresAt: Number(parameters.expiresAt) + 60 };
  const forged = [
    proofOf({ ...challenge, parameters: later }, solution),
    proofOf({ ...challenge, parameters: { ...parameters, cost: 1 } }, solution),
    proofOf({ ...challenge, parameters: { ...parameters, keyPrefix: '0' } }, solution),
    proofOf({ parameters }, solution),
    await solved(await work().challenge()),
    proofOf(challenge, null),
    proofOf(challenge, { counter: -1, derivedKey: '00' }),
  ];
  for (const proof of forged) {
    expect((await proofs.refusalOf(proof, HERE, TO))?.key).toBe('auth.proof_of_work');
  }
  const guessed = read(await proofs.challenge());
  const guess = proofOf(guessed, { counter: 1, derivedKey: '00'.repeat(32) });
  expect((await proofs.refusalOf(guess, HERE, TO))?.key).toBe('auth.proof_of_work');
});

it('asks for nothing where rate limits are off', async () => {
  const proofs = new ProofOfWork(new NoRateLimiter(), new Cipher(randomBytes(32)), new LocalStore());
  expect(await proofs.challenge()).toBe('');
  for (let nth = 0; nth < 20; nth += 1) expect(await proofs.refusalOf(undefined, HERE, TO)).toBeNull();
});
