import * as z from 'zod';
import type { ApiRoute } from './route';

const none = z.object({});

/** A route from what is particular to it: method and problems follow from parameters, query and body. */
export const route = <
  A extends z.ZodType,
  P extends z.ZodObject = typeof none,
  Q extends z.ZodObject = typeof none,
  B extends z.ZodType | undefined = undefined,
>(
  definition: Omit<ApiRoute<P, Q, B, A>, 'method' | 'params' | 'query' | 'body' | 'problems' | 'example'> & {
    readonly params?: P;
    readonly query?: Q;
    readonly body?: B;
    readonly problems?: ApiRoute['problems'];
    readonly example?: Partial<ApiRoute<P, Q, B, A>['example']>;
  },
): ApiRoute<P, Q, B, A> => {
  const {
    params = none as z.ZodObject as P,
    query = none as z.ZodObject as Q,
    body,
    problems = [],
  } = definition;
  const isPaged = 'cursor' in query.shape;
  return {
    ...definition,
    method: body === undefined ? 'get' : 'post',
    params,
    query,
    body: body as B,
    problems: [
      ...(Object.keys(params.shape).length > 0 ? (['not-found'] as const) : []),
      ...(isPaged ? (['invalid-cursor', 'stale-cursor'] as const) : []),
      ...(body ? (['too-large', 'unsupported-media-type'] as const) : []),
      ...problems,
    ],
    example: {
      params: {} as z.input<P>,
      query: {} as z.input<Q>,
      ...definition.example,
    },
  };
};
