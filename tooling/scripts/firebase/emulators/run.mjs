// `run.mjs <folder>`: runs Firebase's Auth emulator and a Firestore emulator of the packages in a folder on free ports of this
// machine. Prints their addresses as one line of JSON; ends when its standard input closes, so it never outlives its parent.
// Where FIRESTORE_EMULATOR_HOST is set, the Firestore emulator there is the one that is tested against.
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pageQueries } from './cursors.mjs';
import { isolateTransactions } from './transactions.mjs';

// Each watched document adds listeners to one emitter.
EventEmitter.defaultMaxListeners = 0;

const HOST = '127.0.0.1';
const folder = process.argv[2];
if (!folder) throw new Error('Usage: run.mjs <folder>');
const require = createRequire(join(folder, 'package.json'));

const startAuth = async () => {
  // The command line starts the same application, after it has asked the network for news.
  const { createApp } = require('firebase-tools/lib/emulator/auth/server');
  const server = createServer(await createApp('demo-crownsmith'));
  server.listen(0, HOST);
  await once(server, 'listening');
  return `${HOST}:${server.address().port}`;
};

const startFirestore = async () => {
  const path = require.resolve('@firestore-emulator/server');
  const { Server, ServerCredentials } = createRequire(path)('@grpc/grpc-js');
  const { addService } = Server.prototype;
  Server.prototype.addService = function (definition, service) {
    isolateTransactions(service, () => emulator.state);
    addService.call(this, definition, service);
  };
  const { FirestoreServer } = require(path);
  const emulator = new FirestoreServer();
  pageQueries(emulator.state);
  // Its own start() listens on all interfaces, and does not report the port.
  const port = await new Promise((resolve, reject) =>
    emulator.server.bindAsync(`${HOST}:0`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  return `${HOST}:${port}`;
};

process.stdin.resume().on('end', () => process.exit(0));
const [auth, firestore] = await Promise.all([
  startAuth(),
  process.env.FIRESTORE_EMULATOR_HOST ?? startFirestore(),
]);
process.stdout.write(`${JSON.stringify({ auth, firestore })}\n`);
