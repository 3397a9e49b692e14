import type { DocumentedOperation } from '../../server/testing/api-contract';

/** A request of a fuzzer. */
export interface FuzzRequest {
  readonly method: string;
  /** path and query, as they are sent */
  readonly target: string;
  /** names and values, without Host and Content-Length */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Buffer;
  /** the documented operation that it is made for */
  readonly operation?: DocumentedOperation;
  /** all bytes of the request (latin1), for what no client would send; sent on a connection of its own */
  readonly bytes?: string;
}

/** A request on one line, to be read by people. */
export const describeRequest = ({ method, target, headers, body, bytes }: FuzzRequest): string => {
  const whole =
    bytes ?? [`${method} ${target}`, JSON.stringify(headers), body?.toString('latin1') ?? ''].join(' ');
  return JSON.stringify(
    whole.length > 1000 ? `${whole.slice(0, 1000)}… (${whole.length} characters)` : whole,
  );
};
