import {
  BRACKET_TAGS,
  Combo,
  ComboIndex,
  type CombosResponse,
  type CompatibleCombo,
  type EstimateBracketResponse,
  type FindCombosResponse,
  type WireCard,
} from '@crownsmith/api-client';
import {
  manaValueOf,
  ok,
  parseManaCost,
  type Bracket,
  type ColorIdentity,
  type Result,
} from '@crownsmith/domain';
import { cardsOf } from './cards';
import { parseComboQuery } from './combo-query';
import { identityLetters, makeCombo, makeComboCard, type IndexedCombo } from './combos';
import type { Source } from './source';

/** What of a deck a combo lacks: one card at most. */
export interface ComboMatch {
  readonly combo: IndexedCombo;
  readonly missing: readonly string[];
  /** those of its cards that would have to be the commander and are not */
  readonly notCommanders: readonly string[];
  /** whether the deck's commanders allow it */
  readonly fits: boolean;
}

/** The groups of combos that a deck has, nearly has, or could have with other commanders. */
type ComboGroup = Exclude<keyof FindCombosResponse['results'], 'identity'>;

/** Which group a combo belongs to. */
const groupOf = ({ missing, notCommanders, fits }: ComboMatch): ComboGroup => {
  const isLed = notCommanders.length === 0;
  if (missing.length === 0) return isLed ? 'included' : 'includedByChangingCommanders';
  if (isLed) return fits ? 'almostIncluded' : 'almostIncludedByAddingColors';
  return fits ? 'almostIncludedByChangingCommanders' : 'almostIncludedByAddingColorsAndChangingCommanders';
};

/** A combo with its steps. */
const readCombo = async (source: Source, combo: IndexedCombo): Promise<CompatibleCombo> =>
  makeCombo(combo, await source.read(`combos/${combo.id}.json`, Combo), source);

const readIndex = async (source: Source): Promise<readonly IndexedCombo[]> =>
  (await source.read('combos/index.json', ComboIndex))?.combos ?? [];

/** A combo by its id; undefined for an unknown one. */
export const findCombo = async (source: Source, id: string): Promise<CompatibleCombo | undefined> => {
  const combo = (await readIndex(source)).find((known) => known.id === id);
  return combo && readCombo(source, combo);
};

/** A part of the combos that were found: all of them without a limit. */
export interface ComboPart {
  readonly offset: number;
  readonly limit?: number | undefined;
  /** rarest first instead of most decks first */
  readonly isAscending: boolean;
  /** the URL of the part from an offset on */
  readonly urlOf: (offset: number) => string;
}

/** The combos of a part, and the URLs of those before and after it. */
const cut = <T>(
  found: readonly T[],
  { offset, limit = Infinity, isAscending, urlOf }: ComboPart,
): Pick<FindCombosResponse, 'count' | 'next' | 'previous'> & { readonly shown: readonly T[] } => ({
  count: found.length,
  next: offset + limit < found.length ? urlOf(offset + limit) : null,
  previous: offset > 0 && limit < Infinity ? urlOf(Math.max(0, offset - limit)) : null,
  shown: (isAscending ? found.toReversed() : found).slice(offset, offset + limit),
});

/** The answer of `/variants`: combos that a query searches for; an error for a term that is no part of a query. */
export const searchCombos = async (
  source: Source,
  query: string,
  part: ComboPart,
): Promise<Result<CombosResponse, string>> => {
  const filter = parseComboQuery(query);
  if (!filter.ok) return filter;
  const found = (await readIndex(source)).filter((combo) =>
    filter.value({ combo, cards: cardsOf(combo.cards, source) }),
  );
  const { shown, ...links } = cut(found, part);
  return ok({ ...links, results: await Promise.all(shown.map((combo) => readCombo(source, combo))) });
};

/** The answer of `/find-my-combos` for what was found in a deck, most decks first. @param identity what its cards may have */
export const answerCombos = async (
  source: Source,
  found: readonly ComboMatch[],
  identity: ColorIdentity,
  part: ComboPart,
): Promise<FindCombosResponse> => {
  const { shown, ...links } = cut(found, part);
  const combos = await Promise.all(
    shown.map(async (match) => ({ group: groupOf(match), combo: await readCombo(source, match.combo) })),
  );
  const ofGroup = (group: ComboGroup): CompatibleCombo[] =>
    combos.flatMap((entry) => (entry.group === group ? [entry.combo] : []));
  return {
    ...links,
    results: {
      identity: identityLetters(identity),
      included: ofGroup('included'),
      includedByChangingCommanders: ofGroup('includedByChangingCommanders'),
      almostIncluded: ofGroup('almostIncluded'),
      almostIncludedByAddingColors: ofGroup('almostIncludedByAddingColors'),
      almostIncludedByChangingCommanders: ofGroup('almostIncludedByChangingCommanders'),
      almostIncludedByAddingColorsAndChangingCommanders: ofGroup(
        'almostIncludedByAddingColorsAndChangingCommanders',
      ),
    },
  };
};

/** An estimate of a deck's bracket, and what it was made from. */
export interface BracketFacts {
  readonly estimate: Bracket;
  readonly name: string;
  /** what makes it the highest bracket first, with the names of the cards */
  readonly reasons: readonly {
    readonly code: string;
    readonly message: string;
    readonly names: readonly string[];
  }[];
  readonly cards: readonly { readonly card: WireCard; readonly quantity: number }[];
  /** those of which the deck has all cards */
  readonly combos: readonly IndexedCombo[];
}

/** Speeds by the most mana that a combo needs. */
const SPEEDS = [
  [0, 5],
  [4, 4],
  [6, 3],
  [8, 2],
  [Infinity, 1],
] as const;

/** @param mana as the source tells it: a cost, words, or nothing */
const speedOf = (mana: string | undefined): number | null => {
  const cost = mana === undefined || mana.trim() === '' ? undefined : parseManaCost(mana.replace(/\s/g, ''));
  if (!cost?.ok) return null;
  const value = manaValueOf(cost.value);
  return SPEEDS.find(([most]) => value <= most)?.[1] ?? null;
};

/** A pair of slugs in any order. */
const pairKey = (slugs: readonly string[]): string => [...slugs].sort().join(' ');

/** The answer of `/estimate-bracket`. */
export const answerBracket = async (
  source: Source,
  { estimate, name, reasons, cards, combos }: BracketFacts,
): Promise<EstimateBracketResponse> => {
  const slugs = new Map(cards.map(({ card }) => [card.name, card.sanitized]));
  const pairs = new Set(
    reasons
      .filter(({ code }) => code === 'two-card-combo')
      .map(({ names }) => pairKey(names.map((own) => slugs.get(own) ?? own))),
  );
  const classify = async (combo: IndexedCombo) => {
    const isPair = (combo.templates?.length ?? 0) === 0 && pairs.has(pairKey(combo.cards));
    return {
      combo: await readCombo(source, combo),
      relevant: isPair,
      borderlineRelevant: false as const,
      definitelyTwoCard: isPair,
      arguablyTwoCard: false as const,
      speed: speedOf(combo.mana_needed),
    };
  };
  const namesFor = (wanted: string): ReadonlySet<string> =>
    new Set(reasons.flatMap(({ code, names }) => (code === wanted ? names : [])));
  const [denials, turns] = [namesFor('mass-land-denial'), namesFor('extra-turns')];
  const classified = cards.map(({ card, quantity }) => ({
    card: makeComboCard(card, source),
    quantity,
    banned: card.legality === 'banned',
    gameChanger: card.game_changer,
    massLandDenial: denials.has(card.name),
    extraTurn: turns.has(card.name),
  }));
  const complete = await Promise.all(combos.map(classify));
  const cardsThat = (flag: 'banned' | 'gameChanger' | 'massLandDenial' | 'extraTurn') =>
    classified.flatMap((own) => (own[flag] ? [own.card] : []));
  const bannedCards = cardsThat('banned');
  return {
    // The two highest brackets share a letter.
    bracketTag: bannedCards.length > 0 ? 'B' : (BRACKET_TAGS[Math.min(estimate, 4) - 1] ?? 'R'),
    bracket: estimate,
    bracketName: name,
    reasons: reasons.map(({ message }) => message),
    cards: classified,
    templates: [],
    combos: complete,
    bannedCards,
    gameChangerCards: cardsThat('gameChanger'),
    massLandDenialCards: cardsThat('massLandDenial'),
    extraTurnCards: cardsThat('extraTurn'),
    twoCardCombos: complete.filter(({ definitelyTwoCard }) => definitelyTwoCard),
  };
};
