// Weighs pages: the JavaScript of every route against an empty Remix page that is built in this run, the styles and fonts
// that block the first paint, and the HTML of the largest commander pages. Needs the built site and the built pipeline.
// SNAPSHOT names a folder of snapshots; by default the starter data is published.
// Ends with 0 if everything is within weight-limits.ts, with 1 if something is too heavy, with 2 if it cannot measure.
import { spawnSync } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { startSite } from '../journeys/site';
import { scriptLimitOf, WEIGHT_LIMITS } from './weight-limits';

/** Number of commander pages that are weighed, those with the largest files. */
const COMMANDERS = 12;

const web = join(import.meta.dirname, '..');
const emptyPage = join(import.meta.dirname, 'empty-page');

const Chunk = z.object({
  module: z.string(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});
const Pointer = z.object({ version: z.string() });
const Manifest = z.object({ entry: Chunk, routes: z.record(z.string(), Chunk) });
type Manifest = z.infer<typeof Manifest>;

const buildEmptyPage = (): void => {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@remix-run/dev/package.json')), 'dist/cli.js');
  const { status, stderr } = spawnSync(process.execPath, [cli, 'vite:build'], {
    cwd: emptyPage,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The empty page could not be built:\n${stderr}`);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Reads the manifest of a built client: its routes, and the weight of a route's initial scripts. */
const readClient = async (folder: string) => {
  const assets = join(folder, 'assets');
  const file = (await readdir(assets)).find((name) => /^manifest-.*\.js$/.test(name));
  if (file === undefined) throw new Error(`${assets} has no manifest: build the site first.`);
  const text = await readFile(join(assets, file), 'utf8');
  const manifest = Manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  const size = async (path: string): Promise<number> => gzipSync(await readFile(join(folder, path))).length;
  const scripts = ({ entry, routes }: Manifest, route: string): readonly string[] => {
    const chunks = [entry, routes['root'], routes[route]].flatMap((chunk) =>
      chunk ? [chunk.module, ...(chunk.imports ?? [])] : [],
    );
    // Without the manifest's own file: routes are discovered when they are needed.
    return [...new Set(chunks)];
  };
  return {
    routes: Object.keys(manifest.routes).filter((id) => id !== 'root'),
    /** bytes after gzip, and the number of files */
    weigh: async (route: string): Promise<{ readonly bytes: number; readonly files: number }> => {
      const sizes = await Promise.all(scripts(manifest, route).map(size));
      return { bytes: sum(sizes), files: sizes.length };
    },
  };
};

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints a weight beside its limit. Returns 1 if it is too heavy, else 0. */
const checkWeight = (bytes: number, limit: number, what: string): number => {
  process.stdout.write(
    `${bytes > limit ? 'HEAVY' : 'ok   '} ${kB(bytes).padStart(8)} of ${kB(limit)}  ${what}\n`,
  );
  return bytes > limit ? 1 : 0;
};

const weighScripts = async (): Promise<number> => {
  buildEmptyPage();
  const { bytes: empty } = await (
    await readClient(join(web, 'build/empty-page/client'))
  ).weigh('routes/_index');
  const site = await readClient(join(web, 'build/client'));
  const weighed = await Promise.all(
    site.routes.map(async (route) => ({ route, ...(await site.weigh(route)) })),
  );
  process.stdout.write(`JavaScript (gzip); an empty Remix page: ${kB(empty)}\n`);
  return sum(
    weighed
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ route, bytes, files }) => {
        const limit = scriptLimitOf(route);
        const isScattered = files > limit.files;
        const what = `${(bytes / empty).toFixed(2)}× in ${files} files${isScattered ? ` of ${limit.files}: TOO MANY` : ''}  ${route}`;
        return checkWeight(bytes, empty * limit.bytes, what) + Number(isScattered);
      }),
  );
};

/** Checks the resources that block the first paint. */
const weighHead = async (html: string): Promise<number> => {
  const head = html.slice(0, html.indexOf('</head>'));
  const files = (pattern: RegExp) =>
    Promise.all(
      [...head.matchAll(pattern)].map(([, path = '']) => readFile(join(web, 'build/client', path))),
    );
  const styles = await files(/<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = await files(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  if (styles.length === 0 || fonts.length === 0)
    throw new Error('The page links no style sheet or preloads no font.');
  return (
    checkWeight(sum(styles.map((file) => gzipSync(file).length)), WEIGHT_LIMITS.styles, 'styles (gzip)') +
    checkWeight(sum(fonts.map((file) => file.length)), WEIGHT_LIMITS.fonts, 'preloaded fonts')
  );
};

/** Paths of the commander pages with the largest files, largest first. */
const largestCommanders = async (snapshots: string): Promise<readonly string[]> => {
  const { version } = Pointer.parse(JSON.parse(await readFile(join(snapshots, 'current.json'), 'utf8')));
  const folder = join(snapshots, version, 'commanders');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const sized = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })),
  );
  return sized
    .toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
    .slice(0, COMMANDERS)
    .map(({ name }) => `/commanders/${name.slice(0, -'.json'.length)}`);
};

const weighPages = async (): Promise<number> => {
  const site = await startSite();
  try {
    const paths = await largestCommanders(site.snapshots);
    const pages: { readonly path: string; readonly html: string }[] = [];
    for (const path of paths) {
      const response = await fetch(site.origin + path);
      if (!response.ok) throw new Error(`${path} has status ${response.status}.`);
      pages.push({ path, html: await response.text() });
    }
    const [first] = pages;
    if (!first) throw new Error('There are no commander pages.');
    process.stdout.write('Before the first paint\n');
    const heavy = await weighHead(first.html);
    process.stdout.write('HTML of the largest commander pages (gzip)\n');
    return (
      heavy + sum(pages.map(({ path, html }) => checkWeight(gzipSync(html).length, WEIGHT_LIMITS.html, path)))
    );
  } finally {
    await site.close();
  }
};

/** Checks the script of the widget as it is sent. */
const weighWidget = async (): Promise<number> => {
  const script = await readFile(join(web, '../widget/dist/widget.js.br'));
  const userscript = await readFile(join(web, '../widget/dist/userscript.js'));
  process.stdout.write('On other sites\n');
  return (
    checkWeight(script.length, WEIGHT_LIMITS.widget, 'widget.js (Brotli)') +
    checkWeight(gzipSync(userscript).length, WEIGHT_LIMITS.userscript, 'crownsmith.user.js')
  );
};

/** Names that Firebase's libraries contain, however they are bundled. */
const FIREBASE = /@firebase\/|identitytoolkit\.googleapis|firestore\.googleapis/;

/** Accounts may be in Firebase, but browsers talk to the site alone. Returns how many scripts contain its libraries. */
const findFirebase = async (): Promise<number> => {
  const folder = join(web, 'build/client');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  if (files.length === 0) throw new Error('The client has no scripts.');
  const found: string[] = [];
  for (const file of files) if (FIREBASE.test(await readFile(join(folder, file), 'utf8'))) found.push(file);
  process.stdout.write(
    `${found.length > 0 ? 'FOUND' : 'none '} of Firebase in ${files.length} scripts ${found.join(' ')}\n`,
  );
  return found.length;
};

try {
  const heavy =
    (await weighScripts()) + (await findFirebase()) + (await weighPages()) + (await weighWidget());
  process.exitCode = heavy > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
