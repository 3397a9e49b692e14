import { dirname, resolve } from 'node:path';
import { DECK_KINDS } from '@crownsmith/api-client';
import * as z from 'zod';
import { parseIsoDate } from '@crownsmith/catalog';
import { DECK_FORMATS } from '@crownsmith/domain';
import { systemCode } from '@crownsmith/answers/snapshot';
import { readText } from '#src/input/read-text';
import { PipelineError } from '#src/pipeline-error';

const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);
const place = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !isUrl(text) || URL.canParse(text), 'must be a path or an http(s) URL')
  .refine(
    (text) => !isUrl(text) || !URL.canParse(text) || new URL(text).username === '',
    'must be an address without a user name; send an Authorization header instead',
  );

/** Where a file is: a path, a URL, or a URL with what it is asked with. */
const Place = z.union([
  place,
  z.strictObject({
    url: place.refine(isUrl, 'must be an http(s) URL'),
    /** `$NAME` in a value is that of an environment variable */
    headers: z.record(z.string(), z.string()).optional(),
    /** sends a POST with this JSON */
    body: z.unknown().optional(),
  }),
]);
const Places = z.union([Place.transform((one) => [one]), z.array(Place)]);
const format = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a word like commander or duel');

const DeckSource = z.strictObject({
  name: z
    .string()
    .regex(/^[\w][\w. -]{0,59}$/, 'must be a name of letters, digits, spaces, dots and hyphens')
    .refine((name) => name !== 'sample', 'is the source of generated decks'),
  from: Place,
  format: z.enum(Object.keys(DECK_FORMATS)).optional(),
  kind: z.enum(DECK_KINDS).optional(),
});

/** What an update takes, and how it publishes. */
const SourceFile = z.strictObject({
  /** 'scryfall', a card file, or null for none */
  cards: z
    .union([z.literal('scryfall'), Place])
    .nullable()
    .default('scryfall'),
  /** 'scryfall', a file of printings, or null for none */
  printings: z
    .union([z.literal('scryfall'), Place])
    .nullable()
    .default(null),
  /** 'scryfall' or a file of Scryfall's migrations, for the names that cards had before; null for none */
  migrations: z
    .union([z.literal('scryfall'), Place])
    .nullable()
    .default(null),
  /** a table of names that are printed on cards */
  names: Place.optional(),
  prices: Places.default([]),
  combos: Place.optional(),
  salt: Place.optional(),
  /** tags that people gave to cards */
  tags: Place.optional(),
  /** files and folders; no URLs */
  precons: z.array(place.refine((text) => !isUrl(text), 'must be a path')).default([]),
  decks: z
    .array(DeckSource)
    .default([])
    .refine(
      (list) => new Set(list.map(({ name }) => name.toLowerCase())).size === list.length,
      'must have different names',
    ),
  handedIn: Place.optional(),
  saltVotes: Place.optional(),
  publish: z
    .strictObject({
      formats: z.union([z.literal('all'), z.array(format).min(1)]).optional(),
      since: z
        .string()
        .refine((text) => parseIsoDate(text) === text, 'must be a date like 2024-05-01')
        .optional(),
      withPrecons: z.boolean().default(false),
      deals: place.optional(),
    })
    .prefault({}),
});
export type SourceList = z.infer<typeof SourceFile>;

/** A file to fetch, or a path. */
export type SourcePlace =
  | { readonly kind: 'path'; readonly path: string }
  | {
      readonly kind: 'url';
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | undefined;
    };

/**
 * Reads the list of sources. Without the file: cards from Scryfall.
 * @param required whether the file was named
 * @throws PipelineError 'usage' that names every invalid field
 */
export const readSourceList = async (path: string, required: boolean): Promise<SourceList> => {
  let text: string;
  try {
    text = await readText(path);
  } catch (error) {
    if (error instanceof PipelineError) throw new PipelineError('usage', error.message, { cause: error });
    if (systemCode(error) !== 'ENOENT') throw error;
    if (!required) return SourceFile.parse({});
    throw new PipelineError('usage', `There is no file ${path} (SOURCES).`, { cause: error });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PipelineError('usage', `${path} is not JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
  const parsed = SourceFile.safeParse(value);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new PipelineError('usage', `${path} is not a list of sources:\n${lines.join('\n')}`);
};

const expandHeader = (value: string, env: Readonly<Record<string, string | undefined>>): string =>
  value.replaceAll(/\$([A-Z][A-Z0-9_]*)/g, (_, name: string) => {
    const set = env[name] ?? '';
    if (set === '')
      throw new PipelineError(
        'usage',
        `The environment variable ${name} is not set; the list of sources uses it.`,
      );
    return set;
  });

/**
 * Resolves a place: paths from the folder of the list, headers from the environment.
 * @throws PipelineError 'usage' for an environment variable that is not set
 */
export const resolvePlace = (
  given: z.infer<typeof Place>,
  listPath: string,
  env: Readonly<Record<string, string | undefined>>,
): SourcePlace => {
  if (typeof given === 'string' && !isUrl(given))
    return { kind: 'path', path: resolve(dirname(listPath), given) };
  if (typeof given === 'string') return { kind: 'url', url: given, headers: {}, body: undefined };
  const headers = Object.fromEntries(
    Object.entries(given.headers ?? {}).map(([name, value]) => [name, expandHeader(value, env)]),
  );
  if (given.body === undefined) return { kind: 'url', url: given.url, headers, body: undefined };
  return {
    kind: 'url',
    url: given.url,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(given.body),
  };
};
