import type { ReadDeck } from '@crownsmith/answers';
import { alsoMeansText } from '@crownsmith/answers/text';
import {
  cleanRole,
  countCopies,
  err,
  faultOf,
  foldName,
  formatNotes,
  frontTypes,
  isSlug,
  listFaultText,
  listOfCopies,
  MAX_MAYBEBOARD,
  noCardText,
  ok,
  readStatedWords,
  slugOfCardUrl,
  type DeckAct,
  type PlayerDeck,
  type Result,
} from '@crownsmith/domain';
import { knownRole } from '#app/model/deck-roles';
import { toLineErrors, type ListLineError } from '#app/model/list-errors';
import { noteUnknownNames } from '#app/platform/unmet-needs.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { deckAddresses } from './current.server';
import { isDeckAddress, type DeckAddresses } from './deck-addresses.server';

/** A deck of a text, with what has to be stated about the text. */
export interface OpenedText {
  readonly deck: PlayerDeck;
  /** lines that were left out */
  readonly lineErrors: readonly ListLineError[];
  /** entries whose names are no card, as lines of a list, each after the number of its line: `9:1 Sol Rign` */
  readonly left?: readonly string[];
  /** names that several cards bear, as sentences that say which one is intended */
  readonly notes: readonly string[];
}

/** Why there is no deck. */
export interface OpenError {
  readonly error: string;
  readonly lineErrors: readonly ListLineError[];
  readonly status: number;
}

interface OpenOptions {
  /** a token of who states the text: names that are no card are counted */
  readonly sender?: string | undefined;
  /** those of this process by default */
  readonly addresses?: DeckAddresses | undefined;
}

const refuse = (
  error: string,
  status = 400,
  lineErrors: readonly ListLineError[] = [],
): Result<never, OpenError> => err({ error, status, lineErrors });

type ReadEntry = ReadDeck['main'][number];
type Cards = Pick<Snapshot, 'readDeck' | 'resolveCard'>;

const pluralType = (type: string): string => (type === 'Sorcery' ? 'Sorceries' : `${type}s`);

/** Words of categories that only say of which type a card is, as programs make them themselves. */
const isOwnType = (name: string, typeLine: string): boolean => {
  const { types } = frontTypes(typeLine);
  const folded = foldName(name);
  return types.some((type) => [type, pluralType(type)].some((word) => foldName(word) === folded));
};

/** The categories and tags of a list as the player's roles; a category that only repeats the card's type is none. */
const statedRoles = (entries: readonly ReadEntry[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    entries.flatMap(({ card, categories = [], tags = [] }) => {
      if (card === undefined) return [];
      const names = [...categories, ...tags]
        .map(cleanRole)
        .filter((name) => name !== '' && !isOwnType(name, card.typeLine));
      const roles = [...new Set(names.map(knownRole))];
      return roles.length === 0 ? [] : [[card.url, roles] as const];
    }),
  );

/** Copies of a line that are added at once. */
const MAX_ADDED = 100;

/** The acts that bring a card into a deck as a line of its list has it. */
const actsOf = ({ zone, count }: ReadEntry, url: string): readonly DeckAct[] => {
  const card = slugOfCardUrl(url);
  if (!isSlug(card)) return [];
  if (zone === 'commander') return [{ kind: 'lead', card }];
  return Array.from({ length: Math.min(count, MAX_ADDED) }, () => ({ kind: 'add', card }));
};

/** The lines that cannot be used, with what brings in the cards that their names are nearest to. */
const readErrors = (
  { notUnderstood }: Pick<ReadDeck, 'notUnderstood'>,
  unknown: readonly ReadEntry[],
  { resolveCard }: Pick<Cards, 'resolveCard'>,
): readonly ListLineError[] => {
  const entries = new Map(unknown.map((entry) => [entry.line, entry]));
  return toLineErrors(notUnderstood).map((error, at) => {
    const card = resolveCard(notUnderstood[at]?.suggestion ?? '');
    const entry = entries.get(error.line ?? -1);
    return card === undefined || entry === undefined ? error : { ...error, acts: actsOf(entry, card.url) };
  });
};

/** Opens a list in any notation. */
export const readList = async (
  text: string,
  snapshot: Cards,
  sender?: string,
): Promise<Result<OpenedText, OpenError>> => {
  const stated = readStatedWords(text);
  const list = await snapshot.readDeck({ list: stated.text });
  const unknown = [...list.commanders, ...list.main].filter(({ card }) => card === undefined);
  if (sender !== undefined)
    noteUnknownNames(
      unknown.map(({ name }) => name),
      sender,
    );
  const commanders = countCopies(list.commanders);
  const main = countCopies(list.main);
  const lineErrors = readErrors(list, unknown, snapshot);
  const fault = list.errors.map(faultOf).find(Boolean);
  if (commanders.length + main.length === 0) {
    if (fault !== undefined) return refuse(listFaultText(fault));
    if (lineErrors.length === 0) return refuse(noCardText(list));
    return refuse('None of these lines is a card that this site knows.', 400, lineErrors);
  }
  const [companion] = list.companion ? countCopies([list.companion]) : [];
  const { printings: own, ...cards } = listOfCopies(commanders, main);
  const printings = { ...own, ...(companion && listOfCopies([], [companion]).printings) };
  const roles = statedRoles([...list.commanders, ...list.main]);
  const maybeboard = list.skipped.flatMap(({ zone, name }) =>
    zone === 'token' ? [] : (snapshot.resolveCard(name)?.url ?? []),
  );
  return ok({
    deck: {
      ...cards,
      ...(Object.keys(printings).length > 0 && { printings }),
      ...(stated.name !== undefined && { name: stated.name }),
      ...(stated.bracket !== undefined && { bracket: stated.bracket }),
      ...(companion && { companion: companion.card.url }),
      ...(Object.keys(roles).length > 0 && { roles }),
      ...(maybeboard.length > 0 && { maybeboard: [...new Set(maybeboard)].slice(0, MAX_MAYBEBOARD) }),
    },
    lineErrors,
    left: unknown.map(
      ({ line, zone, count, name }) =>
        `${line ?? ''}:${zone === 'commander' ? 'Commander: ' : ''}${count} ${name}`,
    ),
    notes: [...formatNotes(list.notes), ...list.alsoMeans.map(alsoMeansText)],
  });
};

/**
 * Opens what somebody typed: a list in any notation, or the address of a deck at another site, with what it says of the deck besides
 * its cards: name, bracket, companion, roles, maybeboard.
 */
export const openText = async (
  text: string,
  snapshot: Cards,
  { sender, addresses = deckAddresses() }: OpenOptions = {},
): Promise<Result<OpenedText, OpenError>> => {
  if (!isDeckAddress(text)) return readList(text, snapshot, sender);
  const fetched = await addresses.read(text);
  if (fetched.ok) return readList(fetched.value.text, snapshot, sender);
  const isPassing = fetched.error.code === 'busy' || fetched.error.code === 'unreachable';
  return refuse(fetched.error.message, isPassing ? 503 : 400);
};
