import {
  fitsIdentity,
  identityOf,
  PRIMARY_TYPES,
  type Color,
  type ColorIdentity,
  type PrimaryType,
} from '@crownsmith/domain';
import { shareOut } from './largest-remainder';

/** A Commander deck holds exactly so many cards, the commanders among them (CR 903.5a, read 2026-11-20). */
export const DECK_SIZE = 100;

/** What decks hold of each type when no deck tells; a rule of thumb of ours. */
const USUAL_TYPES: Readonly<Record<PrimaryType, number>> = {
  Creature: 28,
  Instant: 10,
  Sorcery: 8,
  Artifact: 10,
  Enchantment: 6,
  Battle: 0,
  Planeswalker: 1,
  Land: 36,
};

/** A card that the average deck may hold. */
export interface DeckCandidate {
  readonly slug: string;
  /** Its inclusion with the commanders, 0–1, or any number by which to prefer it. */
  readonly rate: number;
  readonly identity: ColorIdentity;
  readonly primaryType?: PrimaryType;
  readonly legal: boolean;
}

/** A basic land: one of a colour, or the colourless one (Wastes). */
export interface BasicLand {
  readonly slug: string;
  readonly color?: Color;
}

export interface AverageDeckFacts {
  /** One or two slugs. */
  readonly commanders: readonly string[];
  /** What the commanders allow. */
  readonly identity: ColorIdentity;
  /** No basic lands; one copy of each is taken at most. */
  readonly cards: readonly DeckCandidate[];
  /** Mean number of cards per deck by type, basic lands left out; without it, a rule of thumb. */
  readonly types?: Readonly<Partial<Record<PrimaryType, number>>>;
  readonly basics: readonly BasicLand[];
  /** How the basic lands are shared out, by colour; evenly where a colour is absent from all. */
  readonly colors?: Readonly<Partial<Record<Color, number>>>;
}

export interface DeckSlot {
  readonly slug: string;
  readonly count: number;
}

/** The basic lands that the colours allow, with their weights. */
const allowedBasics = ({ basics, identity, colors = {} }: AverageDeckFacts) => {
  const colored = basics.filter(
    ({ color }) => color !== undefined && fitsIdentity(identityOf([color]), identity),
  );
  const lands = colored.length > 0 ? colored : basics.filter(({ color }) => color === undefined);
  const told = lands.some(({ color }) => color !== undefined && (colors[color] ?? 0) > 0);
  return lands.map(({ slug, color }) => ({
    slug,
    // A colour that the facts forget still gets a little: a commander must be cast.
    weight: told && color !== undefined ? Math.max(colors[color] ?? 0, 1e-3) : 1,
  }));
};

const byRate = (a: DeckCandidate, b: DeckCandidate): number => b.rate - a.rate || (a.slug < b.slug ? -1 : 1);

/** How many cards of each type to take for so many places. */
const quotas = (places: number, { types }: AverageDeckFacts, basics: boolean): readonly number[] => {
  const told = types !== undefined && PRIMARY_TYPES.some((type) => (types[type] ?? 0) > 0);
  const wanted = PRIMARY_TYPES.map((type) => (told ? Math.max(0, types[type] ?? 0) : USUAL_TYPES[type]));
  const sum = wanted.reduce((a, b) => a + b, 0);
  const rounded = shareOut(Math.min(places, Math.round(sum)), wanted);
  return basics ? rounded : shareOut(places, wanted);
};

/**
 * The average deck of a commander or pair: exactly 100 cards with the commanders, each legal and within the colours,
 * one copy of each but basic lands; of each type as many as decks hold on average, the most played first. What no
 * candidate fills goes to basic lands, by the shares of the colours. Undefined when 100 cannot be made.
 * @example averageDeck(facts)?.reduce((sum, { count }) => sum + count, 0) // 100
 */
export const averageDeck = (facts: AverageDeckFacts): readonly DeckSlot[] | undefined => {
  const commanders = [...new Set(facts.commanders)];
  if (commanders.length < 1 || commanders.length > 2 || commanders.length !== facts.commanders.length)
    return undefined;
  const basics = allowedBasics(facts);
  const taken = new Set([...commanders, ...facts.basics.map(({ slug }) => slug)]);
  const candidates = facts.cards
    .filter(
      ({ slug, legal, identity }) => legal && fitsIdentity(identity, facts.identity) && !taken.has(slug),
    )
    .sort(byRate);
  const places = DECK_SIZE - commanders.length;
  const left = new Map(
    PRIMARY_TYPES.map((type, i) => [type, quotas(places, facts, basics.length > 0)[i] ?? 0]),
  );
  const chosen: DeckCandidate[] = [];
  const passed: DeckCandidate[] = [];
  for (const candidate of candidates) {
    if (taken.has(candidate.slug)) continue;
    taken.add(candidate.slug);
    const room = candidate.primaryType === undefined ? 0 : (left.get(candidate.primaryType) ?? 0);
    if (candidate.primaryType !== undefined && room > 0) {
      left.set(candidate.primaryType, room - 1);
      chosen.push(candidate);
    } else passed.push(candidate);
  }
  // Types that ran dry: the next best of the other spells; lands are made up with basic ones.
  const short = [...left].reduce(
    (sum, [type, room]) => (type === 'Land' && basics.length > 0 ? sum : sum + room),
    0,
  );
  const spells = passed.filter(({ primaryType }) => primaryType !== 'Land' || basics.length === 0);
  chosen.push(...spells.slice(0, short));

  const lands = shareOut(
    places - chosen.length,
    basics.map(({ weight }) => weight),
  );
  const slots = [
    ...commanders.map((slug) => ({ slug, count: 1 })),
    ...chosen.sort(byRate).map(({ slug }) => ({ slug, count: 1 })),
    ...basics.map(({ slug }, i) => ({ slug, count: lands[i] ?? 0 })).filter(({ count }) => count > 0),
  ];
  return slots.reduce((sum, { count }) => sum + count, 0) === DECK_SIZE ? slots : undefined;
};
