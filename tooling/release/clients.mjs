// `npm run test:clients`: generates clients from the OpenAPI document of the built site by three generators, compiles them strictly
// and calls the site, which serves the starter snapshot, by each.
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../../apps/web/journeys/site.ts';
import { fetchPackages } from '../scripts/fetched-packages.mjs';
import { root } from './src/packages.mjs';
import { runTool } from './src/run-tool.mjs';

const source = join(root, 'tooling/release/clients');
const folder = join(root, '.cache/generated-clients');
const what = 'the generators of clients (once; 144 MB on disk)';
if (!(await fetchPackages({ source, folder, what })))
  throw new Error('The generators of clients could not be fetched.');

/** Runs a program of the fetched packages by the file that its package names. */
const runFetched = (file, ...args) =>
  runTool(process.execPath, [join(folder, 'node_modules', file), ...args], {
    cwd: folder,
    env: { FORCE_COLOR: '0', CI: 'true' },
  });

/** The options of a strict project of somebody else. */
const COMPILER_OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  skipLibCheck: true,
  noEmit: true,
  typeRoots: [join(root, 'node_modules/@types')],
  types: ['node'],
};

/** Generates the clients of a document. */
const generate = async (document, baseUrl) => {
  for (const name of ['openapi-typescript', 'hey-api', 'orval'])
    rmSync(join(folder, name), { recursive: true, force: true });
  const write = (file, text) => writeFileSync(join(folder, file), text);
  write('openapi.json', JSON.stringify(document));
  const output = { target: './orval/client.ts', client: 'fetch', mode: 'single', baseUrl };
  const config = { site: { input: './openapi.json', output } };
  write('orval.config.ts', `export default ${JSON.stringify(config)};`);
  await runFetched('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'openapi-typescript/schema.ts');
  const heyApi = ['-i', 'openapi.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch'];
  await runFetched('@hey-api/openapi-ts/bin/run.js', ...heyApi);
  await runFetched('orval/dist/bin/orval.js', '--config', 'orval.config.ts');
};

const site = await startSite();
try {
  const response = await fetch(new URL('/api/v1/openapi.json', site.origin));
  if (!response.ok) throw new Error(`The site answers ${response.status} for its OpenAPI document.`);
  const document = await response.json();
  const { pathname } = new URL(document.servers[0].url, site.origin);
  const baseUrl = new URL(pathname, site.origin).href.replace(/\/$/, '');
  await generate(document, baseUrl);
  copyFileSync(join(source, 'calls.ts'), join(folder, 'calls.ts'));
  const project = { compilerOptions: COMPILER_OPTIONS, files: ['calls.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  await runFetched('typescript/bin/tsc', '-p', 'tsconfig.json');
  const calls = ['--import', 'tsx', join(folder, 'calls.ts'), baseUrl];
  const { stdout } = await runTool(process.execPath, calls, { cwd: root });
  process.stdout.write(stdout);
} finally {
  await site.close();
}
