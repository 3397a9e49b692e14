// A vitest set-up file: a test that calls console.error or console.warn fails, unless it expects the call:
// `const warn = vi.spyOn(console, 'warn').mockReturnValue();`. Calls outside a test fail the file.
import { format } from 'node:util';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** @type {Error[]} */
const calls = [];

for (const method of ['error', 'warn']) {
  const record = (...args) => {
    const error = new Error(`Unexpected console.${method}: ${format(...args)}`);
    Error.captureStackTrace(error, record);
    calls.push(error);
  };
  console[method] = record;
}

const failOnCalls = () => {
  const [first, ...others] = calls.splice(0);
  if (!first) return;
  if (others.length > 0) first.message = [first, ...others].map(({ message }) => message).join('\n');
  throw first;
};

beforeAll(failOnCalls);
afterEach(failOnCalls);
afterAll(failOnCalls);
