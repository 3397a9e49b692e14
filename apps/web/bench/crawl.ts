// Crawls the whole site: `npm run bench -- crawl` over the starter snapshot, `SNAPSHOT=… npm run bench -- crawl` over
// another one. Ends with 1 if a URL has an issue.
import { startSite } from '../journeys/site';
import { crawlSite } from './crawl/crawl-site';
import { formatIssues, formatSummary } from './crawl/format-report';

const variables = { RATE_LIMIT_RECS: '0' };
const pagesOneIn = Number(process.env['CRAWL_PAGES_ONE_IN'] ?? 1);
const site = await startSite({ variables });
// A second process over the same snapshot: rendering all pages takes longer than checking them. Its start would cost more than a sample.
const second = pagesOneIn === 1 ? await startSite({ snapshot: site.snapshots, variables }) : undefined;
try {
  const report = await crawlSite({
    origin: site.origin,
    servers: [site, ...(second ? [second] : [])].map(({ origin }) => origin),
    limit: Number(process.env['CRAWL_SECONDS'] ?? 3600) * 1000,
    viewsOneIn: Number(process.env['CRAWL_VIEWS_ONE_IN'] ?? 40),
    pagesOneIn,
  });
  for (const [kind, count] of [...report.kinds].sort(([, a], [, b]) => b - a))
    process.stdout.write(`${String(count).padStart(7)}  ${kind}\n`);
  process.stdout.write(`${formatSummary(report)}\n`);
  if (report.issueCount > 0) {
    process.stdout.write(`${formatIssues(report)}\n`);
    process.exitCode = 1;
  }
} finally {
  await Promise.all([site.close(), second?.close()]);
}
