import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

onmessage = async ({ data }: MessageEvent<string>) => {
  const challenge = JSON.parse(atob(data)) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  postMessage(btoa(JSON.stringify({ challenge, solution })));
};
