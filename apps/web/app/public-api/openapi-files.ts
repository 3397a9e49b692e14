import { COMMON_PROBLEMS, type ProblemName } from '@crownsmith/api-client/v1';
import type { Json } from './openapi.server';

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
});
