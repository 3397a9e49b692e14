// `npm run bench -- hostile-requests [requests] [seed]`: requests that no client would send, against the built site over the
// starter snapshot or the one in SNAPSHOT. Fails for a server error, and for a response without the security headers.
import fc from 'fast-check';
import { startSite } from '../journeys/site';
import { sendBytes } from '../server/testing/raw-request';
import { findFault, hostileRequest } from '../testing/hostile-request';

const [requests = 10_000, seed = Date.now()] = process.argv.slice(2).map(Number);

const site = await startSite({
  variables: {
    TRUST_PROXY: '1',
    RATE_LIMIT_RECS: '0',
    RATE_LIMIT_CARDS: '0',
    RATE_LIMIT_TYPEAHEAD: '0',
    RATE_LIMIT_MESSAGES: '0',
    MAX_WAIT_MS: '60000',
  },
});
try {
  const answersAll = fc.asyncProperty(hostileRequest, async (text) => {
    const fault = findFault(await sendBytes(site.origin, text));
    if (fault !== undefined) throw new Error(fault);
  });
  const result = await fc.check(answersAll, { seed, numRuns: requests });
  process.stdout.write(`${result.numRuns} requests, seed ${seed}\n`);
  if (result.failed) process.stdout.write(`${fc.defaultReportMessage(result) ?? ''}\n`);
  process.exitCode = result.failed ? 1 : 0;
} finally {
  await site.close();
}
