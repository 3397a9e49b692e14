// What pages weigh: the JavaScript of every route against an empty Remix page that is built in this run, the styles and
// fonts ahead of the first paint, and the HTML of the largest commander pages. Needs the built site and the built pipeline;
// SNAPSHOT names a folder of snapshots, else the starter data are published.
// Ends with 0 when all is within the bounds of weight-bounds.ts, with 1 when something is too heavy, with 2 when it cannot
// measure.
import { spawnSync } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { startSite } from '../journeys/site';
import { TOOL_ROUTES, WEIGHT_BOUNDS } from './weight-bounds';

/** How many commander pages are weighed: those with the largest files. */
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

/** A built client: the sizes of its files, and the scripts that a route loads at first. */
const openClient = async (folder: string) => {
  const assets = join(folder, 'assets');
  const file = (await readdir(assets)).find((name) => /^manifest-.*\.js$/.test(name));
  if (file === undefined) throw new Error(`${assets} holds no manifest: build the site first.`);
  const text = await readFile(join(assets, file), 'utf8');
  const manifest = Manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  const size = async (path: string): Promise<number> => gzipSync(await readFile(join(folder, path))).length;
  const scripts = ({ entry, routes }: Manifest, route: string): readonly string[] => {
    const chunks = [entry, routes['root'], routes[route]].flatMap((chunk) =>
      chunk ? [chunk.module, ...(chunk.imports ?? [])] : [],
    );
    // The manifest's own file is not among them: routes are discovered as they are needed.
    return [...new Set(chunks)];
  };
  return {
    routes: Object.keys(manifest.routes).filter((id) => id !== 'root'),
    /** bytes of gzip */
    weigh: async (route: string): Promise<number> => {
      const sizes = await Promise.all(scripts(manifest, route).map(size));
      return sizes.reduce((sum, one) => sum + one, 0);
    },
  };
};

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Says what something weighs; gives 1 when it is too much. */
const judge = (bytes: number, bound: number, what: string): number => {
  process.stdout.write(
    `${bytes > bound ? 'HEAVY' : 'ok   '} ${kB(bytes).padStart(8)} of ${kB(bound)}  ${what}\n`,
  );
  return bytes > bound ? 1 : 0;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const weighScripts = async (): Promise<number> => {
  buildEmptyPage();
  const empty = await (await openClient(join(web, 'build/empty-page/client'))).weigh('routes/_index');
  const site = await openClient(join(web, 'build/client'));
  const weighed = await Promise.all(
    site.routes.map(async (route) => ({ route, bytes: await site.weigh(route) })),
  );
  process.stdout.write(`JavaScript (gzip); an empty page: ${kB(empty)}\n`);
  return sum(
    weighed
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ route, bytes }) => {
        const times = TOOL_ROUTES.includes(route) ? WEIGHT_BOUNDS.toolScript : WEIGHT_BOUNDS.contentScript;
        return judge(bytes, empty * times, `${(bytes / empty).toFixed(2)}× ${route}`);
      }),
  );
};

/** What a page asks for ahead of its first paint. */
const weighHead = async (html: string): Promise<number> => {
  const head = html.slice(0, html.indexOf('</head>'));
  const files = (pattern: RegExp) =>
    Promise.all(
      [...head.matchAll(pattern)].map(([, path = '']) => readFile(join(web, 'build/client', path))),
    );
  const styles = await files(/<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = await files(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  if (styles.length === 0 || fonts.length === 0) throw new Error('A page names no styles or no fonts.');
  return (
    judge(sum(styles.map((file) => gzipSync(file).length)), WEIGHT_BOUNDS.styles, 'styles (gzip)') +
    judge(sum(fonts.map((file) => file.length)), WEIGHT_BOUNDS.fonts, 'preloaded fonts')
  );
};

/** Addresses of the commander pages with the most in them, largest first. */
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
  const snapshot = process.env['SNAPSHOT'] ?? process.env['JOURNEY_SNAPSHOT'];
  const site = await startSite({ snapshot });
  try {
    const paths = await largestCommanders(snapshot ?? join(site.dataDir, 'snapshots'));
    const pages = await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(site.origin + path);
        if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
        return { path, html: await answer.text() };
      }),
    );
    const [first] = pages;
    if (!first) throw new Error('There are no commander pages.');
    process.stdout.write('Ahead of the first paint\n');
    const heavy = await weighHead(first.html);
    process.stdout.write('HTML of the largest commander pages (gzip)\n');
    return heavy + sum(pages.map(({ path, html }) => judge(gzipSync(html).length, WEIGHT_BOUNDS.html, path)));
  } finally {
    await site.close();
  }
};

try {
  const heavy = (await weighScripts()) + (await weighPages());
  process.exitCode = heavy > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
