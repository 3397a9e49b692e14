import { Readable } from 'node:stream';
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node';
import { accounts } from '#app/accounts/current.server';
import type { PersonalDocuments } from '#app/accounts/documents/personal-documents.server';
import { requireUser } from '#app/accounts/require-user.server';
import { NO_STORE } from './account-pages.server';

/** A JSON object of the documents by collection, piece by piece: one document a line. */
async function* toJson(pages: AsyncIterable<PersonalDocuments>): AsyncGenerator<string> {
  let current: string | undefined;
  let separator = '';
  for await (const { collection, documents } of pages) {
    if (collection !== current) {
      yield `${current === undefined ? '{' : '\n],'}\n${JSON.stringify(collection)}: [`;
      current = collection;
      separator = '\n';
    }
    for (const document of documents) {
      yield separator + JSON.stringify(document);
      separator = ',\n';
    }
  }
  yield `${current === undefined ? '{' : '\n]'}\n}\n`;
}

/** Responds with all that is kept of the signed-in person, as a JSON file that is written while it is read. */
export const loader = async (args: LoaderFunctionArgs): Promise<Response> => {
  const { uid } = requireUser(args, '/account');
  const json = toJson(accounts().exportPerson(uid));
  // A database that does not answer fails the response, not the middle of a file.
  const first = await json.next();
  const file = Readable.from(
    (async function* () {
      yield String(first.value);
      yield* json;
    })(),
  );
  return new Response(createReadableStreamFromReadable(file), {
    headers: {
      ...NO_STORE,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
    },
  });
};
