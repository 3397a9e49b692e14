import * as z from 'zod';
import { count } from '../snapshot/figures';

/** The page that documents the API; each type of problem is an anchor of it. */
export const API_DOCUMENTATION_PATH = '/developers/api';

const PROBLEMS = {
  'invalid-request': [
    400,
    'The request is not valid',
    'A parameter or the body breaks its schema; `errors` lists where.',
  ],
  'invalid-cursor': [
    400,
    'The cursor is not valid',
    'Send `next` of the page before, with the same parameters.',
  ],
  'not-found': [404, 'Not found', 'There is no such card, commander, list or file, or no such path.'],
  'method-not-allowed': [405, 'Method not allowed', 'The header `Allow` lists the methods of the path.'],
  'not-acceptable': [406, 'Not acceptable', 'The header `Accept` refuses JSON, and there is nothing else.'],
  'stale-cursor': [
    410,
    'The cursor is stale',
    'A newer snapshot was published. Begin again without a cursor.',
  ],
  'too-large': [413, 'The body is too large', 'Send a shorter list.'],
  'uri-too-long': [
    414,
    'The URL is too long',
    'Send fewer names at a time, or use the POST of the same path.',
  ],
  'unsupported-media-type': [
    415,
    'Unsupported media type',
    'Send JSON in UTF-8, with `Content-Type: application/json`.',
  ],
  'range-not-satisfiable': [
    416,
    'Range not satisfiable',
    'The file is shorter; `Content-Range` has its size.',
  ],
  'too-many-requests': [429, 'Too many requests', 'Wait for the seconds in `Retry-After`.'],
  'internal-error': [500, 'Internal error', 'The error was logged. Please report it if it stays.'],
  unavailable: [
    503,
    'Unavailable',
    'The server is busy or has no data. Wait for the seconds in `Retry-After`.',
  ],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string, help: string]>>;

/** The name of a kind of error. */
export type ProblemName = keyof typeof PROBLEMS;
/** The names of all kinds of errors. */
export const PROBLEM_NAMES = Object.keys(PROBLEMS) as readonly ProblemName[];

/** What a type of problem means to clients. Types and statuses never change within a version of the API. */
export interface ProblemInfo {
  readonly name: ProblemName;
  /** URI reference that identifies the type */
  readonly type: string;
  readonly status: number;
  readonly title: string;
  /** what to do */
  readonly help: string;
}

/** Type, status, title and advice of a kind of error. @example problemInfo('not-found').status // 404 */
export const problemInfo = (name: ProblemName): ProblemInfo => {
  const [status, title, help] = PROBLEMS[name];
  return { name, type: `${API_DOCUMENTATION_PATH}#${name}`, status, title, help };
};

/** Every error of the API (RFC 9457), sent as `application/problem+json`. */
export const Problem = z
  .object({
    type: z.string().describe('Identifies the kind of problem: an anchor of the page that explains it.'),
    status: z.int().min(400).max(599).describe('The HTTP status of the response.'),
    title: z.string().describe('The kind of problem in words; the same for every problem of a type.'),
    detail: z.string().optional().describe('What is wrong with this request.'),
    errors: z
      .array(
        z.object({
          in: z.enum(['path', 'query', 'body']).describe('The part of the request.'),
          field: z
            .string()
            .describe('The parameter, or the place in the body: `commanders.0`; empty for all of it.'),
          message: z.string().describe('What is wrong there.'),
          column: z
            .int()
            .positive()
            .optional()
            .describe('Of a search: where in the text, from 1, in UTF-16 code units.'),
          length: count
            .optional()
            .describe('Of a search: code units that are wrong; 0 where something is missing.'),
          suggestion: z.string().optional().describe('What was probably intended.'),
        }),
      )
      .optional()
      .describe('The fields that are not valid, for `invalid-request`.'),
  })
  .describe('An error (RFC 9457).');
export type Problem = z.infer<typeof Problem>;
