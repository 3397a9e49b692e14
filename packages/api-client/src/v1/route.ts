import type * as z from 'zod';
import type { ProblemName } from './problem';

/** The groups of routes, with what each is about. */
export const API_TAGS = {
  cards: 'Cards, with the commanders and cards they are played with.',
  commanders: 'Commanders and pairs, their variants and average decks.',
  browse: 'Themes, tribes, sets, top lists and combos.',
  lists: 'Search, recommendations and the rules of the format.',
  widgets: 'Several cards or commanders in one small response, for other sites.',
  data: 'The published data as a whole.',
} as const;
/** The group of a route. */
export type ApiTag = keyof typeof API_TAGS;

/** A route of the API: its contract, from which document, router, client, tests and the reference page are made. */
export interface ApiRoute<
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  A extends z.ZodType = z.ZodType,
> {
  readonly method: 'get' | 'post';
  /** below `/api/v1`, with parameters in braces */
  readonly path: string;
  readonly tag: ApiTag;
  readonly summary: string;
  readonly description?: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** fields of the body by the names that they had, which are read for a release */
  readonly formerFields?: Readonly<Record<string, string>>;
  /** the body of a 200; for a file the schema of its line */
  readonly answer: A;
  /** problems of this route beside those of every route */
  readonly problems: readonly ProblemName[];
  /** a request that the starter catalogue answers */
  readonly example: {
    readonly params: z.input<P>;
    readonly query: z.input<Q>;
    readonly body?: B extends z.ZodType ? z.input<B> : undefined;
  };
}

/** Parameters and body of a request, parsed. */
export interface RouteInput<R extends ApiRoute> {
  readonly params: z.output<R['params']>;
  readonly query: z.output<R['query']>;
  readonly body: R['body'] extends z.ZodType ? z.output<R['body']> : undefined;
}
/** What a route answers, after parsing. */
export type RouteAnswer<R extends ApiRoute> = z.output<R['answer']>;

/** Problems that every route may respond with. */
export const COMMON_PROBLEMS: readonly ProblemName[] = [
  'invalid-request',
  'not-acceptable',
  'uri-too-long',
  'too-many-requests',
  'internal-error',
  'unavailable',
];
