import { CommanderResponse, type WireCard } from '@crownsmith/api-client';
import { isSlug, makeSlug, MAX_COMMANDERS, pairNames, pairSlug } from '@crownsmith/domain';
import * as z from 'zod';
import { Failure } from '../failure';
import type { CardSource, DeckData } from '../source/card-source';
import { DataInfo, dataInfo } from './data-info';
import { requireKnown } from './identity';

/** What decks show about a commander or pair. */
export const CommanderAnswer = z.object({ commander: CommanderResponse, data: DataInfo });
export type CommanderAnswer = z.infer<typeof CommanderAnswer>;

/** The same in short: what an assistant needs of it. */
export const CommanderBrief = z.object({
  commanders: z.array(z.string()),
  url: z.string(),
  num_decks: z.number().int(),
  /** 1 is the most played; null without decks */
  rank: z.number().int().nullable(),
  identity: CommanderResponse.shape.color_identity,
  /** true where the lists are estimates because there are too few decks */
  estimated: z.boolean(),
  /** USD; null when unknown */
  average_price: z.number().nullable(),
  lists: z.array(
    z.object({
      header: z.string(),
      cards: z.array(
        z.object({
          name: z.string(),
          /** num_decks / potential_decks, 0–1 */
          inclusion: z.number(),
          num_decks: z.number().int(),
          potential_decks: z.number().int(),
          synergy: z.number().nullable(),
        }),
      ),
    }),
  ),
  similar: z.array(z.string()),
  data: DataInfo,
});
export type CommanderBrief = z.infer<typeof CommanderBrief>;

const commandersOf = ({ cards }: Pick<CommanderResponse, 'cards'>): string[] => cards.map(({ name }) => name);

/** Shortens a commander's page. @param rows cards of each list */
export const toBrief = ({ commander, data }: CommanderAnswer, rows: number): CommanderBrief => ({
  commanders: commandersOf(commander),
  url: commander.url,
  num_decks: commander.num_decks,
  rank: commander.rank,
  identity: commander.color_identity,
  estimated: commander.estimated,
  average_price: commander.average_price,
  lists: commander.lists.map(({ header, rows: listed }) => ({
    header,
    cards: listed.slice(0, rows).map(({ name, inclusion, num_decks, potential_decks, synergy }) => ({
      name,
      inclusion,
      num_decks,
      potential_decks,
      synergy,
    })),
  })),
  similar: commander.similar.map((row) => commandersOf(row).join(' and ')),
  data,
});

/** The deck data of a source. Throws a Failure where it has none. */
export const requireDecks = ({ decks, label }: CardSource): DeckData => {
  if (decks) return decks;
  throw new Failure(
    'usage',
    `There are no decks in ${label}. Name a site by --host, or a snapshot by --snapshot.`,
  );
};

const slugOf = ({ sanitized, name }: WireCard) => (isSlug(sanitized) ? sanitized : makeSlug(name));

/** @param what the commander or pair, as an error names it */
const readPage = async (slug: string, what: string, source: CardSource): Promise<CommanderAnswer> => {
  const commander = await requireDecks(source).commander(slug);
  if (!commander) throw new Failure('no', `${what}: no decks and no page in ${source.label}.`);
  return { commander, data: dataInfo(source) };
};

/** How decks with a commander or pair look, by the slug of their page. Rejects with a Failure where there is none. */
export const commanderBySlug = (slug: string, source: CardSource): Promise<CommanderAnswer> =>
  readPage(slug, slug, source);

/** The names that are looked up: those of a pair that one text names, where no card has that name. */
const splitPair = async (names: readonly string[], source: CardSource): Promise<readonly string[]> => {
  const [text, ...others] = names;
  if (text === undefined || others.length > 0 || (await source.cards(names)).has(text)) return names;
  const pairs = [...pairNames(text)];
  const found = await source.cards(pairs.flat());
  return pairs.find((pair) => pair.every((name) => found.has(name))) ?? names;
};

const nameList = (names: readonly string[]): string => names.join(' and ');

/**
 * How decks with a commander or pair look, of which one text may have both names. Rejects with a Failure for unknown names, for more than two, and where no page
 * of these commanders exists.
 */
export const findCommander = async (
  given: readonly string[],
  source: CardSource,
): Promise<CommanderAnswer> => {
  requireDecks(source);
  if (given.length > MAX_COMMANDERS)
    throw new Failure('usage', `A deck has one commander or two; here are ${given.length}.`);
  const names = await splitPair(given, source);
  const found = await source.cards(names);
  await requireKnown(
    names.filter((name) => !found.has(name)),
    source,
  );
  const cards = names.flatMap((name) => found.get(name)?.wire ?? []);
  const [first, second] = new Map(cards.map((card) => [slugOf(card), card])).values();
  if (!first) throw new Failure('usage', 'Name a commander.');
  const known = [first, ...(second ? [second] : [])].map(({ name }) => name);
  return readPage(second ? pairSlug(slugOf(first), slugOf(second)) : slugOf(first), nameList(known), source);
};
