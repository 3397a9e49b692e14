// Every address of the site: `npm run bench -- crawl` over the starter snapshot, `SNAPSHOT=… npm run bench -- crawl`
// over another one. Ends with 1 where an address does not answer with a good page.
import { join } from 'node:path';
import { startSite } from '../journeys/site';
import { crawlSite } from './crawl/crawl-site';
import { crawlFaultText, crawlSummary } from './crawl/crawl-text';

const variables = { RATE_LIMIT_RECS: '0' };
const site = await startSite({ snapshot: process.env['SNAPSHOT'], variables });
// A second process over the same snapshot: drawing pages takes longer than reading them.
const second = await startSite({
  snapshot: process.env['SNAPSHOT'] ?? join(site.dataDir, 'snapshots'),
  variables,
});
try {
  const report = await crawlSite({
    origin: site.origin,
    servers: [site.origin, second.origin],
    limit: Number(process.env['CRAWL_SECONDS'] ?? 3600) * 1000,
    viewsOneIn: Number(process.env['CRAWL_VIEWS_ONE_IN'] ?? 40),
  });
  for (const [kind, count] of [...report.kinds].sort(([, a], [, b]) => b - a))
    process.stdout.write(`${String(count).padStart(7)}  ${kind}\n`);
  process.stdout.write(`${crawlSummary(report)}\n`);
  if (report.faultCount > 0) {
    process.stdout.write(`${crawlFaultText(report)}\n`);
    process.exitCode = 1;
  }
} finally {
  await Promise.all([site.close(), second.close()]);
}
