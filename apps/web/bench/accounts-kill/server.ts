// A server process that writes what people keep, by the stores of the site: its arguments are the file of the database.
// POST /profile/{uid} {"setting"} notes in the profile that it was changed, POST /lists/{uid} {"name"} saves a list; 204 once that is durable,
// 503 where the database fails.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { COLLECTIONS } from '#app/accounts/documents/collections.server';
import { DocumentsError } from '#app/accounts/documents/documents.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { createLists } from '#app/accounts/lists/lists.server';
import { updateProfile } from '#app/accounts/profile/update-profile.server';

const [file = ''] = process.argv.slice(2);
const documents = await openSqliteDocuments(file, COLLECTIONS);
const lists = createLists(documents);

const Body = z.object({ setting: z.string().optional(), name: z.string().optional() });

/** Resolves to whether something was written. */
const write = async (path: string, body: z.infer<typeof Body>): Promise<boolean> => {
  const [, kind, uid = ''] = path.split('/');
  const { setting } = body;
  if (kind === 'profile' && setting !== undefined) {
    const changed = await updateProfile(documents, uid, (profile) => ({
      ...profile,
      changedAt: { ...profile.changedAt, [setting]: 1 },
    }));
    return changed !== undefined;
  }
  if (kind === 'lists' && body.name !== undefined) {
    const list = { commanders: ['/cards/krenko-mob-boss'], cards: { '/cards/sol-ring': 1 } };
    return (await lists.create(uid, { name: body.name, list })).ok;
  }
  return false;
};

const server = createServer((request, response) => {
  text(request)
    .then((body) => write(request.url ?? '', Body.parse(JSON.parse(body))))
    .then((isWritten) => response.writeHead(isWritten ? 204 : 422).end())
    .catch((error: unknown) => {
      if (!(error instanceof DocumentsError)) throw error;
      response.writeHead(503).end(error.message);
    });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
