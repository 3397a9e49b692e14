import { ClickHouseError } from '@clickhouse/client';
import { systemCode } from '@crownsmith/answers/snapshot';
import { PipelineError } from '#src/pipeline-error';

/** Codes of ClickHouse for a server that is busy or out of reach for now. */
const PASSING_CODES: ReadonlySet<string> = new Set([
  '202', // TOO_MANY_SIMULTANEOUS_QUERIES
  '209', // SOCKET_TIMEOUT
  '210', // NETWORK_ERROR
  '252', // TOO_MANY_PARTS
  '279', // ALL_CONNECTION_TRIES_FAILED
]);
/** Of these, the codes of queries that were refused before they began. */
const REFUSED_CODES: ReadonlySet<string> = new Set(['202']);
const PASSING_SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
/** What proxies answer for a server that is out of reach, and what the client says of a broken connection. */
const PASSING_MESSAGE =
  /\b(bad gateway|service unavailable|gateway timeout|too many requests|socket hang up|aborted)\b|cut off/i;

/** Whether the same query may succeed a little later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ClickHouseError
    ? PASSING_CODES.has(error.code)
    : PASSING_SYSTEM_CODES.has(systemCode(error) ?? '') ||
      (error instanceof Error && PASSING_MESSAGE.test(error.message));

/** Whether the query cannot have had an effect. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ClickHouseError ? REFUSED_CODES.has(error.code) : systemCode(error) === 'ECONNREFUSED';

/** Whether an error came from the network or the server, and not from a bug of this program. */
const isForeign = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError);

const reasonOf = (error: Error): string => {
  if (error instanceof ClickHouseError) return `${error.message.trim()} (${error.type ?? error.code})`;
  const code = systemCode(error);
  return [error.message.trim(), ...(code === undefined || error.message.includes(code) ? [] : [code])]
    .join(' ')
    .slice(0, 300);
};

const ACCESS_CODES: ReadonlySet<string> = new Set(['192', '193', '194', '497', '516']);

/** The error that an operator sees; it names the address without credentials. */
export const clickHouseError = (url: string, error: unknown): unknown => {
  if (!isForeign(error) || error instanceof PipelineError) return error;
  const isAccess = error instanceof ClickHouseError && ACCESS_CODES.has(error.code);
  return new PipelineError(
    isAccess ? 'permission' : 'network',
    `ClickHouse at ${url} could not count: ${reasonOf(error)}. Nothing was published${
      isAccess ? '; check the user of CLICKHOUSE_URL and its rights (see docs/counting.md)' : ''
    }.`,
    { cause: error },
  );
};
