// Exchange in a separate process: it continues while the story's own thread is blocked. It quotes one symbol twenty
// times a second, each time a little higher, and prints its port on the first line.
import { WebSocketServer } from 'ws';

const [symbol] = process.argv.slice(2);
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('listening', () => process.stdout.write(`${server.address().port}\n`));

let step = 0;
setInterval(() => {
  step += 1;
  const bid = (50_000 + step / 100).toFixed(2);
  const data = { u: step, s: symbol, b: bid, B: '1', a: bid, A: '1' };
  const text = JSON.stringify({ stream: `${symbol.toLowerCase()}@bookTicker`, data });
  for (const client of server.clients) client.send(text);
}, 50);
