import { BRACKET_LIMITS, type Bracket, type BracketLimit } from '@crownsmith/domain';
import { bracketFacts, CARD_KINDS, type BracketCard } from './bracket-card';
import { bracketOfCounts, isAim, levelsOf, pointsOfCurve } from './bracket-levels';

/** Bits of what a card is. */
const SPELL = 1;
const AIM = 2;
const OF_A_KIND = 4;

/**
 * Identifies what the bracket of a deck depends on of one of its cards: cards with the same text are alike to `makeBracketEstimator`.
 * @example bracketTraits({ name: 'Forest', typeLine: 'Basic Land — Forest', manaValue: 0, gameChanger: false, tags: [] }) // 'land'
 */
export const bracketTraits = (card: BracketCard): string => {
  const { kinds, isLand } = bracketFacts(card);
  return [isLand ? 'land' : String(card.manaValue), ...(isAim(card) ? ['aim'] : []), ...kinds].join(' ');
};

/**
 * Makes a function that estimates the bracket of a deck, given as places of cards, each once, and the turns from which on its decisive
 * two-card combos are possible. It is the estimate of `estimateDeckBracket` without reasons, for millions of decks.
 */
export const makeBracketEstimator = (
  cards: readonly BracketCard[],
  limits: readonly BracketLimit[] = BRACKET_LIMITS,
): ((deck: Iterable<number>, comboTurns: readonly number[]) => Bracket) => {
  const levels = levelsOf(limits);
  const facts = cards.map(bracketFacts);
  const kinds = facts.map((card) => [...card.kinds].map((kind) => CARD_KINDS.indexOf(kind)));
  const bits = Uint8Array.from(
    cards,
    (card, place) =>
      (facts[place]?.isLand === true ? 0 : SPELL) |
      (isAim(card) ? AIM : 0) |
      (kinds[place]?.length === 0 ? 0 : OF_A_KIND),
  );
  /** Whole numbers and halves, which single precision holds exactly; 0 for lands. */
  const values = Float32Array.from(cards, ({ manaValue }, place) =>
    facts[place]?.isLand === true ? 0 : manaValue,
  );
  const counts = new Uint16Array(CARD_KINDS.length);
  return (deck, comboTurns) => {
    counts.fill(0);
    let [spells, total, aims] = [0, 0, 0];
    for (const card of deck) {
      const its = bits[card] ?? 0;
      spells += its & SPELL;
      aims += (its & AIM) / AIM;
      total += values[card] ?? 0;
      if ((its & OF_A_KIND) !== 0)
        for (const kind of kinds[card] ?? []) counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return bracketOfCounts(
      {
        ofKind: (kind) => counts[CARD_KINDS.indexOf(kind)] ?? 0,
        comboTurns,
        curvePoints: pointsOfCurve(total, spells) ?? 0,
        aims,
      },
      levels,
    );
  };
};
