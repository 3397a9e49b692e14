import type { CrawlReport } from './crawl-site';

/** Most URLs that are listed for issues of one kind. */
const MOST_EXAMPLES = 3;

/** A report in one line. */
export const formatSummary = (report: CrawlReport): string =>
  `${report.urls} URLs, ${report.pages} pages (${report.validated} by html-validate), ${report.redirected} redirects, ` +
  `${report.skipped} views outside the sample, ${report.issueCount} issues, ${(report.milliseconds / 1000).toFixed(1)} s`;

/** The issues of a report, grouped by kind, each with some of its URLs. */
export const formatIssues = ({ issues, issueCount }: CrawlReport, mostKinds = 40): string => {
  const kinds = new Map<string, { count: number; examples: string[] }>();
  for (const { path, reason, from } of issues) {
    const kind = reason
      .replaceAll(/\d+/g, 'N')
      .replaceAll(/\/\S+/g, '/…')
      .replace(/(title of [^:]*):.*/, '$1');
    const entry = kinds.get(kind) ?? { count: 0, examples: [] };
    entry.count += 1;
    if (entry.examples.length < MOST_EXAMPLES)
      entry.examples.push(`${path}: ${reason}${from === undefined ? '' : ` (linked from ${from})`}`);
    kinds.set(kind, entry);
  }
  const lines = [...kinds.values()]
    .slice(0, mostKinds)
    .map(({ count, examples }) => `${count}× ${examples.join('\n     ')}`);
  return [`${issueCount} issues`, ...lines].join('\n');
};
