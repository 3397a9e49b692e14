import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import { WIDGET_BROWSERS } from '@crownsmith/widget-view/browsers';

const BROWSERS = Object.entries(WIDGET_BROWSERS).map(([name, version]) => `${name} ${version}`);

/** Fields of classes are older than their standard; methods of iterators and sets share their names with those of arrays. */
const isIgnored = (rule: string): boolean =>
  /^es-x\/no-(?:(?:iterator|set)-prototype-|class-(?:instance|static)-fields)/.test(rule);

const RULES = [
  ...Object.keys(esx.configs['flat/restrict-to-es2021'].rules ?? {}),
  'es-x/no-regexp-lookbehind-assertions',
].filter((rule) => !isIgnored(rule));

const LATER_METHODS = [
  ['URL', 'canParse'],
  ['AbortSignal', 'timeout'],
  ['AbortSignal', 'any'],
].map(([object, property]) => ({ object, property }));

/** Styles of later years that a rule cannot do without: one that is not known takes its whole declaration or rule along. */
const LATER_STYLES =
  /light-dark\(|color-mix\(|okl(?:ab|ch)\(|:has\(|@layer|@scope|@property|\baspect-ratio:|\binset:|\boverflow-wrap:anywhere|@media[^{]*[<>]|\d(?:cq[iwhb]|[dsl]v[hw])\b/g;

/**
 * What the oldest browsers of the widget do not have, as sentences: syntax, methods, interfaces of the web, styles. Of methods
 * the name alone is seen.
 * @param code of the built script, with its styles
 */
export const unsupportedParts = (code: string): readonly string[] => [
  ...new Linter()
    .verify(code, {
      plugins: { 'es-x': esx, compat },
      languageOptions: { ecmaVersion: 'latest', sourceType: 'script' },
      linterOptions: { noInlineConfig: true },
      settings: { browsers: BROWSERS, 'es-x': { aggressive: true } },
      rules: {
        ...Object.fromEntries(RULES.map((rule) => [rule, 'error'] as const)),
        'compat/compat': 'error',
        'no-restricted-properties': ['error', ...LATER_METHODS],
      },
    })
    .map(({ message, line, column }) => `${line}:${column} ${message}`),
  ...Array.from(code.matchAll(LATER_STYLES), ([style]) => `${style} in styles is too new.`),
];
