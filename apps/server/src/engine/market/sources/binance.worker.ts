import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { wallClock } from '../../../platform/clock.js';
import { BinanceStream, type NamedSymbol } from './binance-stream.js';
import { InFlightQuotes, packQuotes, type WorkerMessage } from './binance-thread.js';

/** Interval at which the connection status is checked and reported, ms. */
const REPORT_INTERVAL = 100;

/** Data passed to the thread at start. */
export interface BinanceThreadData {
  readonly url: string;
  readonly symbols: readonly (readonly [string, string])[] | null;
  readonly port: MessagePort;
  readonly onTheirWay: SharedArrayBuffer;
}

const { url, symbols, port, onTheirWay } = workerData as BinanceThreadData;
const counter = new InFlightQuotes(onTheirWay);
const tell = (said: WorkerMessage): void => parentPort?.postMessage(said);

const stream = new BinanceStream(
  {
    url,
    symbols: symbols && new Map(symbols),
    clock: wallClock,
    random: Math.random,
    say: (line) => tell({ line }),
  },
  async (quotes) => {
    const packed = packQuotes(quotes);
    counter.sent(quotes.length);
    port.postMessage(packed, [packed.buffer]);
    await counter.room();
  },
);
parentPort?.on('message', (wanted: readonly NamedSymbol[]) => stream.setSymbols(wanted));

let told = '';
setInterval(() => {
  const standing = stream.standing() as { state: 'live' | 'connecting'; detail: string };
  const now = JSON.stringify(standing);
  if (now === told) return;
  told = now;
  tell({ standing });
}, REPORT_INTERVAL);
