import { join } from 'node:path';
import { findProgram } from './programs.mjs';
import { root, run } from './toolchain.mjs';

const folder = join(root, 'docs/operations');

/**
 * Checks the alert rules, their tests and the names of the site's metrics by Prometheus' own tool, where it is installed.
 * Resolves to the exit code.
 */
export const testAlerts = async () => {
  const { PROMTOOL: promtool } = await findProgram('promtool');
  if (promtool === undefined) {
    process.stdout.write('Not tested: promtool is missing (Debian: apt-get install prometheus).\n');
    return 0;
  }
  const metrics = ['--conditions=source', join(root, 'apps/web/bench/print-metrics.ts')];
  return (
    (await run(promtool, ['check', 'rules', join(folder, 'alerts.yaml')])) ||
    (await run(promtool, ['test', 'rules', join(folder, 'alerts.test.yaml')])) ||
    run('sh', ['-c', 'tsx "$@" | "$PROMTOOL" check metrics', 'sh', ...metrics], {
      env: { PROMTOOL: promtool },
    })
  );
};
