import { BULK_FILES, COMMON_PROBLEMS, type ProblemName } from '@crownsmith/api-client/v1';

/** JSON as a document has it. */
export type Json = Readonly<Record<string, unknown>>;

const fileHeaders: Json = Object.fromEntries(
  ['ETag', 'Repr-Digest', 'Accept-Ranges', 'RateLimit', 'RateLimit-Policy'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
);

/** A file in bulk: its lines, decompressed, are of one of these schemas. */
const bulkContent: Json = {
  'application/gzip': {
    schema: {
      type: 'string',
      contentMediaType: 'application/jsonl',
      contentSchema: {
        anyOf: Object.values(BULK_FILES).map(({ schemaName }) => ({
          $ref: `#/components/schemas/${schemaName}`,
        })),
      },
    },
  },
};

/** The paths whose responses are files: the document itself and the data in bulk. */
export const FILE_PATHS = (
  problems: (names: readonly ProblemName[]) => Json,
): Readonly<Record<string, Readonly<Record<string, Json>>>> => ({
  '/openapi.json': {
    get: {
      operationId: 'openapi',
      tags: ['data'],
      summary: 'This document',
      responses: {
        200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } },
        304: { description: 'The client has the document already.' },
        ...problems(COMMON_PROBLEMS),
      },
    },
  },
  '/snapshot/files/{name}': {
    get: {
      operationId: 'snapshotFile',
      tags: ['data'],
      summary: 'The data in bulk: gzip, a JSON object a line',
      description:
        '`GET /snapshot` has the size, the checksum and the schema of each. A part is sent for a `Range` of bytes.',
      parameters: [
        {
          name: 'name',
          in: 'path',
          required: true,
          description: 'Name of the file.',
          schema: { type: 'string', enum: Object.keys(BULK_FILES) },
          example: 'commanders.jsonl.gz',
        },
      ],
      responses: {
        200: { description: 'The file', headers: fileHeaders, content: bulkContent },
        206: { description: 'A part of the file', headers: fileHeaders, content: bulkContent },
        304: { description: 'The client has the file already.' },
        ...problems([
          ...COMMON_PROBLEMS.filter((name) => name !== 'not-acceptable'),
          'not-found',
          'range-not-satisfiable',
        ]),
      },
    },
  },
});
