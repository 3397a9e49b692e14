import { takeTurn } from '../snapshot/take-turn';
import { andList, areEnoughDecks, deckTheme, TAG_LABELS, themeSignals, tribesOf } from '@crownsmith/domain';
import type { Counts } from '@crownsmith/recommender';
import type { FindReportCard, ReportCard } from '../deck-report/report-card';
import { MIN_RATE_DECKS } from '../lists/commander-lists';
import type { Engine } from '../snapshot/engine';
import { countedText, countText } from '../text/numbers';

/** A played card that a new one resembles, with the decks that play it of those that could. */
export interface PlayedRelative extends Counts {
  readonly card: ReportCard;
}

/** Commanders whose decks should want a card that nobody has played. */
export interface WantedBy {
  readonly commanders: readonly ReportCard[];
  /** What they play already that resembles it, counted among their decks. */
  readonly because: PlayedRelative;
}

/** What is foreseen of a card that nobody has played. */
export interface FirstDayCard {
  readonly card: ReportCard;
  /** Best first. */
  readonly wantedBy: readonly WantedBy[];
  /** Themes that count it by their rules: key and name. */
  readonly themes: readonly { readonly key: string; readonly name: string }[];
  /** Cards of its type and about its cost which it resembles and decks play, counted among all decks. */
  readonly mayReplace: readonly PlayedRelative[];
}

/** A card that nobody has played, for a deck. */
export interface NewForDeck {
  readonly card: ReportCard;
  /** The share of the decks of its commanders that should play it, 0–1: an estimate, to order cards by. */
  readonly share: number;
  readonly because: PlayedRelative;
}

/** Where cards and decks are looked up. */
export interface FirstDaySources {
  readonly engine: Engine;
  readonly find: FindReportCard;
}

const MOST_COMMANDERS = 5;
/** Commanders of fewer decks are not named: one deck would decide. */
const FEWEST_DECKS = 10;
const MOST_THEMES = 4;
const MOST_REPLACED = 3;
/** Relatives that a card may replace are among the nearest. */
const NEAR_RELATIVES = 40;
/** A card of a mana value further away takes another place in a deck. */
const NEAR_MANA_VALUE = 1;

/** Of new cards those that so few decks play that nothing can be counted yet. @param numDecks of each card */
export const isUnplayed = ({ num_decks: numDecks }: { readonly num_decks: number }): boolean =>
  numDecks < MIN_RATE_DECKS;

/** What is foreseen of cards that nobody has played, by the cards that they resemble. */
export interface Foreseen {
  /** In the order of the cards; those without a place in the model are left out. */
  readonly cards: (cards: readonly ReportCard[]) => Promise<readonly FirstDayCard[]>;
  /** Of the cards that were asked about, those that decks of commanders should want most, best first; all of them without a limit. */
  readonly forDeck: (
    commanders: readonly ReportCard[],
    options?: { readonly limit?: number; readonly accepts?: (card: ReportCard) => boolean },
  ) => readonly NewForDeck[];
}

/** The new cards of a snapshot that nobody has played, and what is foreseen of them. */
export interface UnplayedCards {
  readonly unplayed: readonly ReportCard[];
  readonly foreseen: Foreseen;
}

/** A card with its place in the model. */
interface NumberedCard {
  readonly card: ReportCard;
  readonly number: number;
}

/** Cards that are compared with all others before others have their turn. */
const AT_A_TIME = 20;
/** Cards that are asked about together: the decks of all commanders are read once for them. */
const DESCRIBED_AT_A_TIME = 60;

/**
 * Makes what is foreseen of new cards from a snapshot's recommender; other work has its turn in between.
 * @param slugs of the cards that will be asked about
 */
export const foreseeNewCards = async (
  { engine, find }: FirstDaySources,
  slugs: readonly string[],
): Promise<Foreseen> => {
  const firstDay = engine.firstDay();
  const awaited = new Map<number, ReportCard>();
  for (const [at, slug] of slugs.entries()) {
    if (at % AT_A_TIME === 0) await takeTurn();
    const [number, card] = [engine.indexOf(slug), find(slug)];
    if (number === undefined || card === undefined) continue;
    firstDay.relativesOf(number);
    awaited.set(number, card);
  }
  const awaitedNumbers = [...awaited.keys()];
  const cardOf = (number: number): readonly ReportCard[] => {
    const card = find(firstDay.slugOf(number));
    return card === undefined ? [] : [card];
  };
  const numbersOf = (cards: readonly ReportCard[]): readonly NumberedCard[] =>
    cards.flatMap((card) => {
      const number = engine.indexOf(card.slug);
      return number === undefined ? [] : [{ card, number }];
    });
  const relative = (number: number, counts: Counts): readonly PlayedRelative[] =>
    cardOf(number).map((card) => ({ card, ...counts }));
  /** The first of some cards that some decks play. */
  const firstPlayed = (
    numbers: readonly number[],
    countOf: (number: number) => Counts,
  ): readonly PlayedRelative[] => {
    for (const number of numbers) {
      const counts = countOf(number);
      if (counts.decks > 0) return relative(number, counts);
    }
    return [];
  };

  const describe = (asked: readonly NumberedCard[]): readonly FirstDayCard[] => {
    const wanting = firstDay.wantedBy(
      asked.map(({ number }) => number),
      { limit: MOST_COMMANDERS, fewestDecks: FEWEST_DECKS },
    );
    return asked.map(({ card, number }, at) => ({
      card,
      wantedBy: (wanting[at] ?? []).flatMap(({ commanders, score, because }) =>
        score <= 0
          ? []
          : firstPlayed(because, (other) => firstDay.countWith(commanders, other)).map((played) => ({
              commanders: commanders.flatMap(cardOf),
              because: played,
            })),
      ),
      themes: themeSignals(card)
        .flatMap((key) => deckTheme(key) ?? [])
        .filter(({ family }) => family === 'plan' || family === 'mechanic')
        .slice(0, MOST_THEMES)
        .map(({ key, name }) => ({ key, name })),
      mayReplace: firstDay
        .relativesOf(number)
        .slice(0, NEAR_RELATIVES)
        .flatMap(({ card: other, weight }) =>
          relative(other, firstDay.countAll(other)).map((played) => ({ played, weight })),
        )
        .filter(({ played }) => takesPlaceOf(card, played.card))
        // A card that hardly any deck has is hardly ever in the way.
        .toSorted((a, b) => b.weight * shareOf(b.played) - a.weight * shareOf(a.played))
        .slice(0, MOST_REPLACED)
        .map(({ played }) => played),
    }));
  };

  return {
    cards: async (cards) => {
      const asked = numbersOf(cards);
      const foreseen: FirstDayCard[] = [];
      for (let start = 0; start < asked.length; start += DESCRIBED_AT_A_TIME) {
        await takeTurn();
        foreseen.push(...describe(asked.slice(start, start + DESCRIBED_AT_A_TIME)));
      }
      return foreseen;
    },
    forDeck: (commanders, { limit = awaitedNumbers.length, accepts = () => true } = {}) => {
      const zone = numbersOf(commanders).map(({ number }) => number);
      const isAccepted = (number: number): boolean => {
        const card = awaited.get(number);
        return card !== undefined && accepts(card);
      };
      return firstDay
        .foresee({ commanders: zone }, awaitedNumbers, { limit, accepts: isAccepted })
        .flatMap(({ card: number, share, because }) => {
          const card = awaited.get(number);
          return card === undefined
            ? []
            : firstPlayed(because, (other) => engine.countWithCommanders(zone, other)).map((played) => ({
                card,
                share,
                because: played,
              }));
        });
    },
  };
};

const shareOf = ({ decks, potential }: Counts): number => decks / Math.max(1, potential);

/** Whether a card may take the place of another one: of its type, about its cost. */
const takesPlaceOf = (card: ReportCard, other: ReportCard): boolean =>
  card.primaryType === other.primaryType && Math.abs(card.manaValue - other.manaValue) <= NEAR_MANA_VALUE;

/**
 * How often a card is played, in a few words.
 * @example playedText({ card, decks: 12, potential: 5696 }) // 'In 12 of 5,696 decks that could play it'
 */
export const playedText = ({ decks, potential }: Counts): string =>
  `In ${countText(decks)} of ${countedText(potential, 'deck')} that could play it`;

/** What a card that nobody has played has in common with a played one: creature types, keywords, roles. */
const inCommon = (card: ReportCard, other: ReportCard): readonly string[] => {
  const featuresOf = (one: ReportCard): readonly string[] => [
    ...tribesOf(one),
    ...one.keywords,
    ...one.tags.map((tag) => TAG_LABELS[tag].toLowerCase()),
  ];
  const own = new Set(featuresOf(card));
  return featuresOf(other).filter((feature) => own.has(feature));
};

/**
 * Why a card that nobody has played may be wanted, in a few words; with the decks that were counted, where these are enough.
 * @param decksOf the decks that were counted, of their number with its noun
 * @example newReason({ card, because }, (decks) => `its ${decks}`) // 'Like Goldspan Dragon (Dragon and Flying), in 16 of its 40 decks'
 */
export const newReason = (
  { card, because }: Pick<NewForDeck, 'card' | 'because'>,
  decksOf: (decks: string) => string,
): string => {
  const shared = inCommon(card, because.card);
  const as = shared.length === 0 ? '' : ` (${andList(shared)})`;
  const like = `Like ${because.card.name}${as}`;
  return areEnoughDecks(because.potential)
    ? `${like}, in ${countText(because.decks)} of ${decksOf(countedText(because.potential, 'deck'))}`
    : like;
};
