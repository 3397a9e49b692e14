import type { ApiRoute, Problem, ProblemName, RouteAnswer, RouteInput } from '@crownsmith/api-client/v1';
import type { Result } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { ApiViews } from './views.server';

/** Why a route has no answer to a valid request. */
export interface ApiRefusal {
  readonly name: ProblemName;
  readonly detail: string;
  readonly errors?: Problem['errors'];
}

/** What an answer is made from. */
export interface AnswerContext {
  readonly snapshot: Snapshot;
  /** public origin of the site, for links */
  readonly origin: string;
  readonly views: ApiViews;
}

/** Answers a parsed request. Rejects as the snapshot does. */
export type Answer<R extends ApiRoute> = (
  input: RouteInput<R>,
  context: AnswerContext,
) => Promise<Result<RouteAnswer<R>, ApiRefusal>> | Result<RouteAnswer<R>, ApiRefusal>;

/** @example notFound('There is no such card: x.').error.name // 'not-found' */
export const refuse = (name: ProblemName, detail: string) =>
  ({ ok: false, error: { name, detail } }) as const;

export const refuseUnknown = (what: string, name: string) =>
  refuse('not-found', `There is no ${what} “${name.slice(0, 100)}”.`);
