import { readdirSync, readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

/** Compiles an expression in which `names` are defined; undefined if it is not JavaScript. */
const compile = (expression, names) => {
  try {
    const run = compileFunction(`return (${expression});`, Object.keys(names));
    return () => run(...Object.values(names));
  } catch {
    return undefined;
  }
};

/**
 * Parses `expression // value`, with both sides as functions that evaluate them; both are undefined if the text has
 * another form. Splits where both sides are JavaScript, because strings may contain ' // ', too.
 */
export const parseExample = (place, text, names) => {
  for (let at = text.indexOf(' // '); at >= 0; at = text.indexOf(' // ', at + 1)) {
    const actual = compile(text.slice(0, at), names);
    const expected = compile(text.slice(at + 4), names);
    if (actual !== undefined && expected !== undefined) return { place, text, actual, expected };
  }
  return { place, text, actual: undefined, expected: undefined };
};

const isSource = (file) => file.endsWith('.ts') && !/\.(?:test|fixtures)\.ts$/.test(file);

/**
 * The `@example` lines of all sources in the folder of a test. They may use what their file and the package export.
 * @param packageExports the public exports of the package
 */
export const readExamples = async (testUrl, packageExports) => {
  const folder = new URL('.', testUrl);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource);
  const examples = sources.map(async (file) => {
    const url = new URL(file, folder);
    const lines = readFileSync(url, 'utf8').split('\n');
    const texts = lines.map((line) => /@example\s+(.*?)\s*(?:\*\/)?$/.exec(line)?.[1]);
    if (texts.every((text) => text === undefined)) return [];
    const names = { ...packageExports, ...(await import(/* @vite-ignore */ url.pathname)) };
    return texts.flatMap((text, at) =>
      text === undefined ? [] : [parseExample(`${file}:${at + 1}`, text, names)],
    );
  });
  return (await Promise.all(examples)).flat();
};
