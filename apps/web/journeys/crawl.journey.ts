import { crawlSite } from '../bench/crawl/crawl-site';
import { crawlFaultText, crawlSummary } from '../bench/crawl/crawl-text';
import type { Journey } from './journey';

/** Longest that the walk may take, in ms; a minute where the machine has nothing else to do. */
const LIMIT = 240_000;

export const journeys: readonly Journey[] = [
  {
    name: 'crawl: every internal link and every address of the sitemap leads to a good page',
    timeout: LIMIT + 20_000,
    run: async ({ origin }) => {
      const report = await crawlSite({ origin, limit: LIMIT });
      if (report.faultCount > 0) throw new Error(crawlFaultText(report));
      return crawlSummary(report);
    },
  },
];
