import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from './root.mjs';

/**
 * Runs a program at the root. `show` passes its output through; otherwise it is collected. Resolves to `{ code, output
 * }`, whatever the code.
 */
export function command(program, args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const parts = [];
    child.stdout?.on('data', (chunk) => parts.push(chunk));
    child.stderr?.on('data', (chunk) => parts.push(chunk));
    child.once('error', (error) => resolve({ code: 127, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}

export const node = (args, options) => command(process.execPath, args, options);

/** Runs a program of a package in node_modules, by its file: `tool('vitest/vitest.mjs', …)`. */
export const tool = (file, args, options) => node([inRoot('node_modules', file), ...args], options);

/** Runs the npm that started this program, otherwise npm from the path. */
export function npm(args, options) {
  const { npm_execpath: file } = process.env;
  if (file && existsSync(file) && /npm-cli\.[cm]?js$/.test(file)) return node([file, ...args], options);
  return command(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}
