import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StepFailed } from './progress.mjs';
import { inRoot } from './root.mjs';

/** Starts a demo server with fresh data on a free port: `{ url, signIn(role), stop() }`. */
export function startDemoServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'truemark-demo-'));
  const child = spawn(process.execPath, [inRoot('apps/server/dist/main.js')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', SEED: 'demo', RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  let said = '';
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    process.removeListener('exit', end);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const signIn = (role) => {
    const [, email, password] = new RegExp(`^\\s*${role}\\s+(\\S+@\\S+)\\s+(\\S+)$`, 'm').exec(said) ?? [];
    if (!email) throw new StepFailed(`The demo has no sign-in for ${role}.`);
    return { email, password };
  };
  return new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new StepFailed(`The demo server ended with ${code}:\n${said}`)));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const url = /Truemark listens on (http:\/\/[^\s/]+)/.exec(said)?.[1];
      // The sign-ins are the last lines printed at start-up.
      if (url && /^\s*customer \S+@\S+ \S+$/m.test(said)) resolve({ url, signIn, stop });
    });
  });
}
