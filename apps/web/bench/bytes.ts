// What pages weigh: the JavaScript of every page against an empty Remix page that is built in this run, and the HTML of
// commander pages. Needs the built site (and the built pipeline, unless JOURNEY_SNAPSHOT names snapshots).
// Ends with 0 when all is within its bounds, with 1 when something is too heavy, with 2 when it cannot measure.
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { startSite } from '../journeys/site';

const MOST_SCRIPT = 1.25;
const MOST_HTML = 60_000;
const COMMANDERS = 5;

const web = join(import.meta.dirname, '..');
const emptyPage = join(import.meta.dirname, 'empty-page');

const Chunk = z.object({ module: z.string(), imports: z.array(z.string()).optional() });
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

const weighScripts = async (): Promise<number> => {
  buildEmptyPage();
  const empty = await (await openClient(join(web, 'build/empty-page/client'))).weigh('routes/_index');
  const site = await openClient(join(web, 'build/client'));
  const weighed = await Promise.all(
    site.routes.map(async (route) => ({ route, bytes: await site.weigh(route) })),
  );
  const most = empty * MOST_SCRIPT;
  console.log(`JavaScript (gzip): empty page ${kB(empty)}, bound ${kB(most)}`);
  for (const { route, bytes } of weighed.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${bytes > most ? 'HEAVY' : 'ok   '} ${kB(bytes)} ${(bytes / empty).toFixed(2)}× ${route}`);
  return weighed.filter(({ bytes }) => bytes > most).length;
};

const weighCommanders = async (): Promise<number> => {
  const site = await startSite();
  try {
    const list = await (await fetch(`${site.origin}/commanders`)).text();
    const main = list.slice(list.indexOf('<main'));
    const paths = [...new Set(main.match(/(?<=href=")\/commanders\/[a-z0-9]+-[a-z0-9-]+(?=")/g))].slice(
      0,
      COMMANDERS,
    );
    if (paths.length === 0) throw new Error('The list of commanders is empty.');
    let heavy = 0;
    for (const path of paths) {
      const bytes = gzipSync(await (await fetch(site.origin + path)).text()).length;
      if (bytes > MOST_HTML) heavy += 1;
      console.log(
        `${bytes > MOST_HTML ? 'HEAVY' : 'ok   '} ${kB(bytes)} of HTML (gzip, bound ${kB(MOST_HTML)}) ${path}`,
      );
    }
    return heavy;
  } finally {
    await site.close();
  }
};

try {
  const heavy = (await weighScripts()) + (await weighCommanders());
  process.exitCode = heavy > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
