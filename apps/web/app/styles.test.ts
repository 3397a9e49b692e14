import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { removeExports } from '@remix-run/dev/dist/vite/remove-exports.js';
import { transformWithEsbuild } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const APP = import.meta.dirname;
const nameOf = (file: string): string => relative(APP, file);
const filesBelow = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));

const SOURCES = filesBelow(APP, /(?<!\.test)\.tsx?$/);
const ROUTES = filesBelow(join(APP, 'routes'), /(?<!\.test)\.tsx$/);

/** JavaScript of every source; types and type imports are gone. */
const scripts = new Map<string, string>();

/** The file of an import within app/; undefined for packages and assets. */
const resolveImport = (importer: string, specifier: string): string | undefined => {
  if (!/^(?:#app\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith('#app/')
    ? join(APP, specifier.slice('#app/'.length))
    : join(dirname(importer), specifier);
  return ['', '.ts', '.tsx']
    .map((extension) => path + extension)
    .find((file) => /\.(?:tsx?|css)$/.test(file) && existsSync(file));
};

const importsOf = (file: string, script: string): readonly string[] =>
  [...script.matchAll(/^(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"/gm)].flatMap(
    ([, specifier = '']) => resolveImport(file, specifier) ?? [],
  );

/** The style sheets that a module imports statically, through any number of modules. */
const stylesOf = (
  entry: string,
  { script = scripts.get(entry) ?? '', browser = false } = {},
): ReadonlySet<string> => {
  const visited = new Set<string>();
  const visit = (file: string, source: string): void => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const imported of importsOf(file, source))
      if (!browser || !/\.server\.tsx?$/.test(imported)) visit(imported, scripts.get(imported) ?? '');
  };
  visit(entry, script);
  return new Set([...visited].filter((file) => file.endsWith('.css')).map(nameOf));
};

/** The style sheets that the browser loads with a route, whose module Remix strips of its server exports. */
const browserStylesOf = (route: string): ReadonlySet<string> =>
  stylesOf(route, {
    script: removeExports(scripts.get(route) ?? '', ['loader', 'action', 'headers']).code,
    browser: true,
  });

beforeAll(async () => {
  for (const file of SOURCES) {
    const { code } = await transformWithEsbuild(readFileSync(file, 'utf8'), file, { jsx: 'automatic' });
    scripts.set(file, code);
  }
});

describe('the style sheets of styles.ts', () => {
  const root = join(APP, 'root.tsx');
  const list = join(APP, 'styles.ts');

  it.each(ROUTES.map(nameOf))('and the browser’s modules cover every component of %s', (name) => {
    const route = join(APP, name);
    const loaded = new Set([...browserStylesOf(root), ...browserStylesOf(route)]);
    expect([...stylesOf(root), ...stylesOf(route)].filter((sheet) => !loaded.has(sheet))).toEqual([]);
  });

  it('each belong to a component', () => {
    const imported = new Set(
      SOURCES.filter((file) => file !== list).flatMap((file) => importsOf(file, scripts.get(file) ?? '')),
    );
    const modules = importsOf(list, scripts.get(list) ?? '').filter((sheet) => sheet.endsWith('.module.css'));
    expect(modules.length).toBeGreaterThan(30);
    expect(modules.filter((sheet) => !imported.has(sheet)).map(nameOf)).toEqual([]);
  });
});

describe('the classes of CSS modules', () => {
  /** Class names by style sheet: those that components use, and whether any is computed. */
  const usage = new Map<string, { readonly names: Set<string>; computed: boolean }>();
  const definedIn = (sheet: string): ReadonlySet<string> => {
    const css = readFileSync(join(APP, sheet), 'utf8').replace(
      /\/\*[^]*?\*\/|url\([^)]*\)|:global\((?:[^()]|\([^()]*\))*\)/g,
      '',
    );
    return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
  };
  beforeAll(() => {
    for (const [file, script] of scripts)
      for (const [, variable = '', specifier = ''] of script.matchAll(
        /^import (\w+) from "([^"]+\.module\.css)"/gm,
      )) {
        const sheet = nameOf(resolveImport(file, specifier) ?? '');
        const entry = usage.get(sheet) ?? { names: new Set(), computed: false };
        usage.set(sheet, entry);
        for (const [, name, computed] of script.matchAll(
          new RegExp(`\\b${variable}\\[(?:"([^"]+)"|([^\\]]))`, 'g'),
        )) {
          if (name !== undefined) entry.names.add(name);
          entry.computed ||= computed !== undefined;
        }
      }
  });

  it('are defined where a component uses them', () => {
    const missing = [...usage].flatMap(([sheet, { names }]) =>
      [...names].filter((name) => !definedIn(sheet).has(name)).map((name) => `${sheet}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are used by a component', () => {
    const unused = filesBelow(APP, /\.module\.css$/)
      .map(nameOf)
      .filter((sheet) => !usage.get(sheet)?.computed)
      .flatMap((sheet) =>
        [...definedIn(sheet)]
          .filter((name) => !usage.get(sheet)?.names.has(name))
          .map((name) => `${sheet}: ${name}`),
      );
    expect(unused).toEqual([]);
  });
});
