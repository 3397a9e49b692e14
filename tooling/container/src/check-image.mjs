import { once } from 'node:events';
import { chmod, chown, mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hasNamespaces, makeReadOnly, startConfined } from './confine.mjs';
import { parseCompose } from './lint-compose.mjs';
import { healthCommand } from './parse-dockerfile.mjs';
import { readProjectFile } from './project.mjs';

/** Pages and files that need what is copied into the image: fonts, pictures, the widget, the reference of the packages. */
const PATHS = ['/', '/top', '/widget.js', '/og/site.png', '/developers', '/sitemap.xml', '/signin'];

/** Tries to write a file, and prints the code of the error. */
const WRITE_OUTSIDE = `
  try { require('node:fs').writeFileSync(process.argv[1], ''); } catch ({ code }) { process.stdout.write(code); }`;

/** The commands for accounts, as operators run them in a container. */
const ACCOUNTS = 'apps/web/build/operator/accounts.js';

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
};

/** A command's exit code and what it wrote. */
const finish = async (child) => {
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, output: `${out}${error}` };
};

/** The variables of a service that are the same without other containers. */
const variablesOf = (service) =>
  Object.fromEntries(
    Object.entries(service.environment ?? {})
      .map(([name, value]) => [name, String(value)])
      .filter(([name, value]) => !value.includes('${') && !name.endsWith('_URL') && name !== 'ACCOUNTS'),
  );

const checkPaths = async (origin) => {
  for (const path of PATHS) {
    const response = await fetch(`${origin}${path}`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  }
};

/** Copies the accounts into the data folder, and asks for one that does not exist. */
const checkAccounts = async (start, data) => {
  const copy = join(data, 'accounts-copy.sqlite');
  const backup = await finish(start(['node', ACCOUNTS, 'backup', copy]));
  if (backup.code !== 0 || (await readFile(copy)).length === 0)
    throw new Error(`The accounts were not copied (${backup.code}): ${backup.output}`);
  const unknown = await finish(start(['node', ACCOUNTS, 'show', 'nobody@mail.example']));
  if (unknown.code !== 1 || !unknown.output.includes('No account has the e-mail address'))
    throw new Error(`An unknown account was shown (${unknown.code}): ${unknown.output}`);
};

const waitUntilReady = (child) =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk) => {
      output += chunk;
      if (output.includes('is ready on')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => reject(new Error(`The site ended with ${code}:\n${output}`)));
  });

/**
 * Starts what the image starts, as its user on a read-only file system: the first job of the compose file, then the site,
 * its health check and its end.
 * @param {import('./run-stages.mjs').BuiltStage} image @param {import('./parse-dockerfile.mjs').Stage} stage
 */
export const checkImage = async ({ folder, variables, workdir }, { steps }) => {
  const find = (keyword) => steps.findLast((step) => step.keyword === keyword);
  const user = find('USER').args[0];
  const { services } = parseCompose(readProjectFile('compose.yaml'));
  const temporary = join(folder, 'tmp');
  const data = variables.DATA_DIR;
  await mkdir(temporary, { recursive: true });
  await chmod(temporary, 0o1777);
  if (process.getuid?.() === 0) await chown(temporary, ...user.split(':').map(Number));
  if (!hasNamespaces()) makeReadOnly(folder, [data, temporary]);
  const port = await freePort();
  const env = {
    ...variables,
    ...variablesOf(services.web1),
    PORT: String(port),
    METRICS_PORT: '0',
    METRICS_HOST: '127.0.0.1',
  };
  const start = (command) => startConfined(command, { folder, data, temporary, user, cwd: workdir, env });
  const runHealthCheck = () => finish(start(healthCommand(find('HEALTHCHECK'))));
  const print = (line) => process.stdout.write(`  ${line}\n`);

  process.stdout.write(
    `Starting it as ${user}, ${hasNamespaces() ? 'on a read-only file system' : 'with its files read-only'}\n`,
  );
  const probe = await finish(start(['node', '-e', WRITE_OUTSIDE, join(workdir, 'x')]));
  if (!/^E(?:ROFS|ACCES|PERM)$/.test(probe.output))
    throw new Error(`The image can be written: ${probe.output}`);
  const job = await finish(start(services['first-snapshot'].command));
  if (job.code !== 0) throw new Error(`The job first-snapshot ended with ${job.code}:\n${job.output}`);
  print('The job first-snapshot ends with 0');
  if ((await runHealthCheck()).code !== 1) throw new Error('The health check passes without a site.');
  const site = start(find('CMD').args);
  try {
    await waitUntilReady(site);
    const health = await runHealthCheck();
    if (health.code !== 0) throw new Error(`The health check failed: ${health.output}`);
    await checkPaths(`http://localhost:${port}`);
    print(`The health check passes; ${PATHS.length} paths respond with 200`);
    await checkAccounts(start, data);
    print('Commands for accounts work while the site runs');
  } finally {
    site.kill(find('STOPSIGNAL').text);
  }
  const [code, signal] = site.exitCode === null ? await once(site, 'close') : [site.exitCode];
  if (code !== 0) throw new Error(`The site ended with ${code ?? signal} after ${find('STOPSIGNAL').text}.`);
  if ((await readFile(join(data, 'accounts.sqlite'))).length === 0)
    throw new Error('The data folder was not used.');
  print(`It ends with 0 after ${find('STOPSIGNAL').text}`);
};
