import type { AdvisedCard, DeckFill } from '@crownsmith/api-client';
import { bracketWithout, cardsAboveBracket } from '@crownsmith/deck-report';
import { cardUrl, deckSize, TAGS, validateDeck, type CopiesOf } from '@crownsmith/domain';
import type { Recommendation } from '@crownsmith/recommender';
import { priceOf } from '../deck-report/deck-figures';
import type { ReportCard } from '../deck-report/report-card';
import { countedText, countText } from '../text/numbers';
import type { AdvisedDeck } from './advised-deck';
import { chooseCards, type Choice } from './choose-cards';
import { changeDeck, effectsOf } from './effects';
import { chooseBasics, planLands } from './lands';
import { roleOf, roleSummary } from './roles';

/** Recommended cards that are looked at, besides twice as many as are missing. */
const LOOKED_AT = 300;
/** How often what breaks a rule or a bracket is left out and the rest chosen again. */
const MOST_TRIES = 12;

interface Candidate {
  readonly card: ReportCard;
  readonly rec: Recommendation;
}

type Chosen = Choice<Candidate>;

const isLand = ({ primaryType }: ReportCard): boolean => primaryType === 'Land';

/** The range that a role is to end in: inside of the usual one, as the decks that are like the full list differ a little. */
const aimOf = ({ have, low, usual, high, decks }: AdvisedDeck['jobs'][number]) =>
  decks === 0
    ? { have, low: 0, high: Infinity }
    : { have, low: Math.min(usual, low + 1), high: Math.max(usual, high - 1) };

/** Cards that come in together. */
interface Filling {
  readonly chosen: readonly Chosen[];
  readonly basics: ReturnType<typeof chooseBasics>;
}

const addedOf = ({ chosen, basics }: Filling): readonly CopiesOf<ReportCard>[] => [
  ...chosen.map(({ card: { card } }) => ({ card, count: 1 })),
  ...basics,
];

/** The names of cards of a changed list that break a rule which the list does not, besides its size. */
const breaking = (advised: AdvisedDeck, added: readonly CopiesOf<ReportCard>[]): ReadonlySet<string> => {
  const violationsOf = (deck: AdvisedDeck['deck']) => {
    const valid = validateDeck(deck);
    return valid.ok ? [] : valid.error;
  };
  const before = new Set(
    violationsOf(advised.deck).map((one) => JSON.stringify({ ...one, place: undefined })),
  );
  const own = new Set(added.map(({ card }) => card.name));
  const names = violationsOf(changeDeck(advised.deck, { added })).flatMap((one) => {
    if (before.has(JSON.stringify({ ...one, place: undefined }))) return [];
    if (one.code === 'companion-condition') return one.broken;
    return 'name' in one ? [one.name] : [];
  });
  return new Set(names.filter((name) => own.has(name)));
};

/** Cards that come in and lead above the bracket that is allowed. */
const aboveBracket = (advised: AdvisedDeck, { chosen }: Filling): readonly string[] => {
  const { bracket } = advised.limits.limits;
  if (bracket === undefined) return [];
  const { combos, bracketLimits, deck } = advised;
  const facts = { combos, bracketLimits };
  const allowed = Math.max(bracket, bracketWithout(deck, facts)(new Set()).estimate);
  const order = chosen.map(({ card: { card } }) => card).reverse();
  const added = chosen.map(({ card: { card } }) => ({ card, count: 1 }));
  return cardsAboveBracket(changeDeck(deck, { added }), facts, allowed, order).map(({ slug }) => slug);
};

/** Fills a list once, without some cards. */
const fillOnce = (
  advised: AdvisedDeck,
  candidates: readonly Candidate[],
  missing: number,
  without: ReadonlySet<string>,
): Filling => {
  const { jobs, limits, main, deck } = advised;
  const budget = limits.limits.totalPrice ?? Infinity;
  const plan = planLands(advised, missing);
  const roles = TAGS.flatMap((tag) => jobs.find(({ job }) => job === tag) ?? []);
  const toChoice = (candidate: Candidate): Chosen => ({
    card: candidate,
    score: candidate.rec.score,
    cost: limits.costOf(candidate.card) ?? 0,
    roles: roles.flatMap(({ job }, at) => (candidate.card.tags.some((tag) => tag === job) ? [at] : [])),
  });
  const usable = candidates.filter(({ card }) => !without.has(card.slug)).map(toChoice);
  const spells = usable.filter(({ card: { card } }) => !isLand(card));
  const lands = usable.filter(({ card: { card } }) => isLand(card));
  const take = (choices: readonly Chosen[], count: number, dollars: number): readonly Chosen[] =>
    chooseCards({ choices, count, roles: roles.map(aimOf), budget: dollars });
  // Spells are paid for first: basic lands cost nothing.
  const ofSpells = take(spells, missing - plan.lands, budget);
  const spent = ofSpells.reduce((sum, { cost }) => sum + cost, 0);
  const ofLands = chooseCards({ choices: lands, count: plan.nonbasic, roles: [], budget: budget - spent });
  const chosen = [...ofSpells, ...ofLands];
  const known = [...deck.commanders, ...deck.main].flatMap(({ card, count }) =>
    card ? [{ card, count }] : [],
  );
  const basics = chooseBasics(
    advised,
    [...(known.length > 0 ? known : main), ...chosen.map(({ card: { card } }) => ({ card, count: 1 }))],
    missing - chosen.length,
  );
  const left = missing - chosen.length - basics.reduce((sum, { count }) => sum + count, 0);
  if (left <= 0) return { chosen, basics };
  // No basic land may come in: further cards take their places.
  const rest = usable.filter((choice) => !chosen.includes(choice));
  const over = chosen.reduce((sum, { cost }) => sum + cost, 0);
  return {
    chosen: [...chosen, ...chooseCards({ choices: rest, count: left, roles: [], budget: budget - over })],
    basics,
  };
};

/** What a short list gets, so that it is a deck of 100 cards: by role, lands by colours, within the limits. */
export const fillDeck = (advised: AdvisedDeck): DeckFill => {
  const { limits, size, deckSize: full, jobs } = advised;
  const missing = Math.max(0, full - size);
  const candidates =
    missing === 0
      ? []
      : advised.recommend(LOOKED_AT + 2 * missing).flatMap((rec): readonly Candidate[] => {
          const card = advised.find(rec.slug);
          return card === undefined ? [] : [{ card, rec }];
        });
  const without = new Set<string>();
  const notes: string[] = [...limits.notes];
  let filling: Filling = { chosen: [], basics: [] };
  for (let tries = 0; missing > 0; tries += 1) {
    filling = fillOnce(advised, candidates, missing, without);
    const names = breaking(advised, addedOf(filling));
    const bad = [
      ...filling.chosen.flatMap(({ card: { card } }) => (names.has(card.name) ? [card.slug] : [])),
      ...aboveBracket(advised, filling),
    ];
    if (bad.length === 0) break;
    bad.forEach((slug) => without.add(slug));
    // What leads above the bracket one after the other is left out together.
    if (tries === MOST_TRIES)
      candidates.forEach(({ card }) => {
        if (card.gameChanger || card.tags.includes('tutor')) without.add(card.slug);
      });
    if (tries >= 2 * MOST_TRIES) break;
  }
  const added = addedOf(filling);
  const cards = [...filling.chosen]
    .sort((a, b) => b.score - a.score)
    .map(({ card: { card, rec } }) => toAdvised(advised, card, 1, advised.reasonOf(rec, card)))
    .concat(filling.basics.map(({ card, count, reason }) => toAdvised(advised, card, count, reason)));
  const filled = deckSize(changeDeck(advised.deck, { added }));
  const lacking = Math.max(0, full - filled);
  if (size > full) notes.push(`The list has ${countText(size)} cards: ${countText(size - full)} too many.`);
  if (lacking > 0)
    notes.push(
      `Within your limits ${countedText(lacking, 'card')} of ${countText(full)} could not be found.`,
    );
  if (missing > 0 && !planLands(advised, missing).isKnown)
    notes.push('No deck says how many lands are usual with these commanders: 37 are taken for that.');
  return {
    summary: roleSummary(cards, jobs),
    cards: [...cards],
    missing: lacking,
    cost: sumOf(cards),
    effects: effectsOf(advised, { added }),
    notes,
  };
};

/** What some cards cost together, in USD. */
export const sumOf = (cards: readonly Pick<AdvisedCard, 'cost'>[]): number =>
  Math.round(cards.reduce((sum, { cost }) => sum + cost, 0) * 100) / 100;

/** A card that comes in, as answers have it. */
export const toAdvised = (
  { jobs, limits }: Pick<AdvisedDeck, 'jobs' | 'limits'>,
  card: ReportCard,
  count: number,
  reason: string,
): AdvisedCard => ({
  name: card.name,
  url: cardUrl(card.slug),
  count,
  role: roleOf(card, jobs),
  roles: isLand(card) ? ['lands', ...card.tags] : [...card.tags],
  reason,
  price: priceOf(card),
  owned: limits.owned?.has(card.slug) === true,
  cost: (limits.costOf(card) ?? 0) * count,
});
