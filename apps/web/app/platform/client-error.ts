/** Reports of one page load at most. */
const MAX_REPORTS = 5;

/** A browser's report of an error: the body of `POST /api/client-errors`. */
export interface ClientError {
  readonly message: string;
  readonly stack?: string;
  /** path of the page */
  readonly path: string;
  /** name of the error boundary or handler that caught it */
  readonly where?: string;
}

/** Longest fields of a report, in characters; longer ones are truncated. */
export const CLIENT_ERROR_LENGTHS = { message: 1000, stack: 4000, path: 500, where: 100 } as const;

/**
 * The report of anything that was thrown.
 * @param path of the page that failed
 * @example clientErrorOf('broken', '/recs').message // 'broken'
 */
export const clientErrorOf = (thrown: unknown, path: string, where?: string): ClientError => {
  const isError = thrown instanceof Error;
  const message = (isError ? thrown.message || thrown.name : String(thrown)).slice(
    0,
    CLIENT_ERROR_LENGTHS.message,
  );
  return {
    message: message === '' ? 'An error without a message' : message,
    ...(isError &&
      thrown.stack !== undefined && { stack: thrown.stack.slice(0, CLIENT_ERROR_LENGTHS.stack) }),
    path: path.slice(0, CLIENT_ERROR_LENGTHS.path),
    ...(where !== undefined && { where: where.slice(0, CLIENT_ERROR_LENGTHS.where) }),
  };
};

/** Sends reports of a page, each message once; a report that cannot be sent is dropped. */
export const createErrorReporter = (
  send: (body: string) => Promise<unknown>,
): ((thrown: unknown, path: string, where?: string) => void) => {
  const sent = new Set<string>();
  return (thrown, path, where) => {
    const report = clientErrorOf(thrown, path, where);
    if (sent.size >= MAX_REPORTS || sent.has(report.message)) return;
    sent.add(report.message);
    send(JSON.stringify(report)).catch(() => undefined);
  };
};

const report = createErrorReporter((body) =>
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    // Completes even when the visitor leaves the page.
    keepalive: true,
  }),
);

/** Reports an error in this browser. */
export const reportClientError = (thrown: unknown, where?: string): void =>
  report(thrown, window.location.pathname, where);

/** Reports every uncaught error of the page, including those passed to `reportError`. */
export const reportUncaughtErrors = (): void => {
  window.addEventListener('error', ({ error, message }) =>
    reportClientError((error as unknown) ?? message, 'uncaught'),
  );
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    // The router lets go of the data of a visit that a newer one ended before it had come whole: nothing is wrong.
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
    else reportClientError(reason, 'rejection');
  });
};
