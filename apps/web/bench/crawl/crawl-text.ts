import type { CrawlReport } from './crawl-site';

/** A report in one line. */
export const crawlSummary = ({
  addresses,
  pages,
  validated,
  leftOut,
  redirected,
  faultCount,
  milliseconds,
}: CrawlReport): string =>
  `${addresses} addresses, ${pages} pages (${validated} put to the validator), ${redirected} redirects, ` +
  `${leftOut} views left out of the sample, ${faultCount} faults, ${(milliseconds / 1000).toFixed(1)} s`;

/** Faults of a report, like ones together, each kind with some of its addresses. */
export const crawlFaultText = ({ faults, faultCount }: CrawlReport, most = 40): string => {
  const alike = new Map<string, { count: number; at: string[] }>();
  for (const { address, reason, from } of faults) {
    const key = reason
      .replaceAll(/\d+/g, 'N')
      .replaceAll(/\/\S+/g, '/…')
      .replace(/(title of [^:]*):.*/, '$1');
    const entry = alike.get(key) ?? { count: 0, at: [] };
    entry.count += 1;
    if (entry.at.length < 3)
      entry.at.push(`${address}: ${reason}${from === undefined ? '' : ` (linked at ${from})`}`);
    alike.set(key, entry);
  }
  const lines = [...alike.values()].slice(0, most).map(({ count, at }) => `${count}× ${at.join('\n     ')}`);
  return [`${faultCount} faults`, ...lines].join('\n');
};
