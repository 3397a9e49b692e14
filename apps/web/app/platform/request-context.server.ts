import { AsyncLocalStorage } from 'node:async_hooks';

/** What log lines, and pages about errors, say about the request that they belong to. */
export interface RequestContext {
  readonly requestId: string;
  /** where the request is traced */
  readonly traceId?: string | undefined;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs a function, and whatever it starts, for a request. */
export const runInRequest = (context: RequestContext, work: () => void): void => contexts.run(context, work);

/** The request that the running code serves; undefined outside of requests. */
export const requestContext = (): RequestContext | undefined => contexts.getStore();
