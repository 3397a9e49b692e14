import { runPnpm } from './run-pnpm.mjs';

/** Severities that fail a run; lower ones are listed. */
const FAILS = ['moderate', 'high', 'critical'];

/**
 * Asks the registry for known weaknesses of what production needs.
 * @param {readonly string[]} [options] of pnpm
 * @returns {Promise<unknown>} what `pnpm audit` reports
 */
export const audit = (options = []) =>
  runPnpm([
    'audit',
    '--prod',
    '--json',
    '--config.fetch-retries=0',
    '--config.fetch-timeout=10000',
    ...options,
  ]);

/**
 * What a report says. Without a report, of a registry that gives none or without a network, nothing is wrong, and `skipped` says
 * why it was not looked at.
 * @param {any} report
 * @returns {{ errors: readonly string[], notes: readonly string[], skipped?: string }}
 */
export const readAudit = (report) => {
  if (report?.advisories === undefined)
    return { errors: [], notes: [], skipped: report?.error?.code ?? 'no report' };
  const found = Object.values(report.advisories).map(({ severity, module_name: name, title, url }) => ({
    severity,
    text: `${name} (${severity}): ${title} ${url ?? ''}`.trim(),
  }));
  const isError = ({ severity }) => FAILS.includes(severity);
  return {
    errors: found.filter(isError).map(({ text }) => text),
    notes: found.filter((advisory) => !isError(advisory)).map(({ text }) => text),
  };
};
