// Answers over HTTP as ClickHouse does, by handing the queries to chDB: `server.mjs FOLDER`, where FOLDER has chDB. Writes
// its address as the first line, and ends with its standard input. It knows one user, `counter` with the password `p@ss`,
// and one cluster, `one`, which is itself.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const { Session } = createRequire(join(process.argv[2], 'package.json'))('chdb');
const folder = mkdtempSync(join(tmpdir(), 'chdb-server-'));
const config = join(folder, 'config.xml');
writeFileSync(
  config,
  `<clickhouse><tcp_port>9000</tcp_port><remote_servers><one><shard><replica><host>127.0.0.1</host><port>9000</port></replica></shard></one></remote_servers></clickhouse>`,
);
const session = new Session(join(folder, 'data'), { connectionArgs: [`--config-file=${config}`] });
const CREDENTIALS = `Basic ${Buffer.from('counter:p@ss').toString('base64')}`;

/** Parameters that are no settings of queries, or none that chDB needs. */
const NO_SETTINGS = new Set([
  'query',
  'database',
  'query_id',
  'session_id',
  'role',
  'wait_end_of_query',
  'enable_http_compression',
]);
const INSERT = /^\s*insert into (\S+) \(([^)]*)\) format (\w+)\s*$/i;

const ask = async (sql, format) => (await session.queryAsync(sql, format && { format })).bytes();
const text = (value) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Inserts a body as ClickHouse does, which chDB takes from a file. */
const insertBody = async ([, table, names, format], body) => {
  const columns = names.split(',').map((name) => name.trim());
  const described = JSON.parse((await ask(`describe table ${table}`, 'JSON')).toString('utf8')).data;
  const structure = columns.map(
    (name) => `${name} ${described.find((one) => one.name === name)?.type ?? 'String'}`,
  );
  const file = join(folder, 'body');
  writeFileSync(file, body);
  return ask(
    `insert into ${table} (${names}) select ${names} from file(${text(file)}, ${text(format)}, ${text(structure.join(', '))})`,
  );
};

const answer = async (parameters, body) => {
  const settings = { insert_deduplication_token: '' };
  for (const [name, value] of parameters) if (!NO_SETTINGS.has(name)) settings[name] = value;
  for (const [name, value] of Object.entries(settings)) await ask(`set ${name} = ${text(value)}`);
  await ask(`use \`${parameters.get('database') ?? 'default'}\``);
  const inAddress = parameters.get('query') ?? '';
  const insert = INSERT.exec(inAddress);
  if (insert) return insertBody(insert, body);
  // A server has its cluster run such a statement on each machine; of one machine that is itself.
  return ask(`${inAddress}\n${body.toString('utf8')}`.replaceAll(/ on cluster `one`/g, ''));
};

let last = Promise.resolve();
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const parameters = new URL(request.url, 'http://localhost').searchParams;
  const reply = async () => {
    try {
      if (request.headers.authorization !== CREDENTIALS)
        throw new Error('Code: 516. DB::Exception: Authentication failed. (AUTHENTICATION_FAILED)');
      response.end(await answer(parameters, body));
    } catch (error) {
      const message = String(error?.message).replace(/^.*?(?=Code: \d+)/s, '');
      const code = /Code: (\d+)/.exec(message)?.[1] ?? '1000';
      response.writeHead(code === '516' ? 403 : 500, { 'X-ClickHouse-Exception-Code': code });
      response.end(`${message} (version 26.7.2.1 (chDB))`);
    }
  };
  // chDB has one session, so requests take turns.
  last = last.then(reply);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://counter:${encodeURIComponent('p@ss')}@127.0.0.1:${server.address().port}\n`);
});
process.stdin.resume().once('end', () => {
  server.close();
  server.closeAllConnections();
  session.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
