/** Reports of one page load at most: what fails again and again is known after a few. */
const MAX_REPORTS = 5;

/** What a browser tells of an error: `POST /api/client-errors`. */
export interface ClientError {
  readonly message: string;
  readonly stack?: string;
  /** the page, without its query */
  readonly path: string;
  /** what failed: a boundary's name */
  readonly where?: string;
}

/** Longest texts of a report, in characters. */
export const CLIENT_ERROR_LENGTHS = { message: 1000, stack: 4000, path: 500, where: 100 } as const;

/**
 * What is told of anything thrown, cut to size.
 * @param path the page that failed
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

/** Sends reports of a page; the same message goes once, and no failure to send one is an error itself. */
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
    // It is sent even when the visitor leaves the page at once.
    keepalive: true,
  }),
);

/** Tells the team of an error in this browser. */
export const reportClientError = (thrown: unknown, where?: string): void =>
  report(thrown, window.location.pathname, where);

/** Tells the team of every error of the page that nothing has caught, `reportError` among them. */
export const reportUncaughtErrors = (): void => {
  window.addEventListener('error', ({ error, message }) =>
    reportClientError((error as unknown) ?? message, 'uncaught'),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportClientError(reason as unknown, 'rejection'),
  );
};
