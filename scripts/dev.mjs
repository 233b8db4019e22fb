import './steps/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { ensureBuilt } from './steps/build.mjs';
import { devRoutes } from './steps/dev-routes.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { orEnd } from './steps/progress.mjs';
import { inRoot } from './steps/root.mjs';

/**
 * Development set-up on one address. TypeScript compiles on each change, the server restarts on the output, and Vite
 * replaces changed modules of both apps in the open page. The customer app's Vite server is in front and proxies to the
 * other two.
 */
await orEnd(async () => {
  await ensureInstalled();
  await ensureBuilt(['server']);
});
// A fresh clone has no packages before.
const { createServer: createVite } = await import('vite');

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const serverPort = await freePort();
const admin = await viteOf('apps/admin', { host: '127.0.0.1', port: await freePort(), proxy: {} });
const customer = await viteOf('apps/customer', {
  host,
  port,
  proxy: devRoutes(`http://127.0.0.1:${serverPort}`, `http://127.0.0.1:${admin.config.server.port}`),
});
const address = customer.resolvedUrls?.local[0] ?? `http://${host}:${port}/`;

const children = [
  child([inRoot('node_modules/typescript/bin/tsc'), '-b', '--watch', '--preserveWatchOutput']),
  child(['--watch', '--watch-preserve-output', inRoot('apps/server/dist/main.js')], {
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env.PUBLIC_URL ?? address.replace(/\/$/, ''),
  }),
];
for (const each of children) each.once('exit', () => void stop(1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));
console.log(`${address} is there as soon as the server listens; Ctrl-C ends all of it`);

let isStopping = false;
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = running.map((each) => once(each, 'exit'));
  for (const each of running) each.kill('SIGTERM');
  await Promise.all([...ended, customer.close(), admin.close()]);
  process.exit(code);
}

/** Starts Vite for an app. */
async function viteOf(folder, options) {
  const vite = await createVite({
    root: inRoot(folder),
    configFile: inRoot(folder, 'vite.config.ts'),
    clearScreen: false,
    server: { ...options, strictPort: true },
  });
  return vite.listen();
}

/** Starts a Node program that shares this terminal and gets the public address. */
function child(args, env = {}) {
  const started = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text.replaceAll(`http://127.0.0.1:${serverPort}`, address.replace(/\/$/, '')));
  });
  return started;
}

async function freePort() {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port: found } = socket.address();
  socket.close();
  await once(socket, 'close');
  return found;
}
