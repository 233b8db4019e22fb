import Database from 'better-sqlite3';
import fastify from 'fastify';

/**
 * One indexed read of ten rows, or of `limit`, behind Fastify alone. `node raw-fastify-reads.js <unused> <database>
 * <account>`.
 */
const [, , , file = '', account = '0'] = process.argv;
const database = new Database(file, { readonly: true });
const read = database.prepare(
  'SELECT * FROM ledger_postings WHERE account_id = ? AND account_seq > ? ORDER BY account_seq LIMIT ?',
);
const server = fastify({ logger: false });
server.get('/rows', (request, reply) => {
  const { after, limit = 10 } = request.query as { after?: string; limit?: string };
  return reply
    .type('application/json')
    .send(JSON.stringify(read.all(Number(account), Number(after), Number(limit))));
});
console.log(`listens on ${await server.listen({ host: '127.0.0.1', port: 0 })}`);
