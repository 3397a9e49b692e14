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
import { chooseBasics, planLands, UNKNOWN_LANDS, type LandPlan } from './lands';
import { roleOf, roleSummary } from './roles';

/** Recommended cards that are looked at, besides twice as many as are missing. */
const LOOKED_AT = 100;
/** Where cards share a sum, as many are looked at again that cost at most so many times what there is for each. */
const CHEAP = { times: 2, most: 300 } as const;
/** Cards of the lowest mana value that are left out at a time. */
const CHEAPEST = 5;
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

/** The cards that may come in, best first; where they share a sum, with the best cheap ones. */
const findCandidates = (advised: AdvisedDeck, missing: number): readonly Candidate[] => {
  const { cardOf, limits, recommend } = advised;
  const { totalPrice } = limits.limits;
  const share = (CHEAP.times * (totalPrice ?? Infinity)) / missing;
  const cheap =
    totalPrice === undefined
      ? []
      : recommend(CHEAP.most, (card) => (limits.costOf(card) ?? Infinity) <= share);
  const ranked = new Map(
    [...recommend(LOOKED_AT + 2 * missing), ...cheap].map((rec) => [rec.slug, rec] as const),
  );
  return [...ranked.values()]
    .sort((a, b) => b.score - a.score)
    .flatMap((rec) => {
      const card = cardOf(rec.slug);
      return card === undefined ? [] : [{ card, rec }];
    });
};

/** Cards that come in together. */
interface Filling {
  readonly chosen: readonly Chosen[];
  readonly basics: ReturnType<typeof chooseBasics>;
}

const addedOf = ({ chosen, basics }: Filling): readonly CopiesOf<ReportCard>[] => [
  ...chosen.map(({ card: { card } }) => ({ card, count: 1 })),
  ...basics,
];

const violationsOf = (deck: AdvisedDeck['deck']) => {
  const valid = validateDeck(deck);
  return valid.ok ? [] : valid.error;
};

/** The names of cards of a changed list that break a rule which the list does not, besides its size. */
const breaking = (advised: AdvisedDeck, added: readonly CopiesOf<ReportCard>[]): ReadonlySet<string> => {
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
  const allowed = advised.allowedBracket();
  if (allowed === undefined) return [];
  const { combos, bracketLimits, deck } = advised;
  const facts = { combos, bracketLimits };
  const cards = chosen.map(({ card: { card } }) => card);
  const added = cards.map((card) => ({ card, count: 1 }));
  const changed = changeDeck(deck, { added });
  const outs = cardsAboveBracket(changed, facts, allowed, cards.toReversed());
  if (bracketWithout(changed, facts)(new Set(outs)).estimate <= allowed) return outs.map(({ slug }) => slug);
  // No card is named for a low curve: the cheapest ones make it.
  const cheapest = cards.filter((card) => !isLand(card)).sort((a, b) => a.manaValue - b.manaValue);
  return [...outs, ...cheapest.slice(0, CHEAPEST)].map(({ slug }) => slug);
};

/** Of nonbasic lands that fewer similar decks play, basic lands come in. */
const FEW = 0.08;

/** Fills a list once, without some cards. */
const fillOnce = (
  advised: AdvisedDeck,
  candidates: readonly Candidate[],
  { missing, plan }: { readonly missing: number; readonly plan: LandPlan },
  without: ReadonlySet<string>,
): Filling => {
  const { jobs, limits, main, deck } = advised;
  const { totalPrice: budget = Infinity, noBasicChanges = false } = limits.limits;
  const roles = TAGS.flatMap((tag) => jobs.find(({ job }) => job === tag) ?? []);
  const usable = candidates
    .filter(({ card }) => !without.has(card.slug))
    .map((candidate): Chosen => ({
      card: candidate,
      score: candidate.rec.score,
      cost: limits.costOf(candidate.card) ?? 0,
      roles: roles.flatMap(({ job }, at) => (candidate.card.tags.some((tag) => tag === job) ? [at] : [])),
    }));
  const spells = usable.filter(({ card: { card } }) => !isLand(card));
  const lands = usable.filter(
    ({ card: { card, rec } }) => isLand(card) && (noBasicChanges || playedRate(rec) >= FEW),
  );
  const choose = (spellCount: number, landCount: number): readonly Chosen[] =>
    chooseCards({
      groups: [
        { choices: lands, count: landCount, isFree: true },
        { choices: spells, count: spellCount },
      ],
      roles: roles.map(aimOf),
      budget,
    });
  const basicsOf = (chosen: readonly Chosen[]) =>
    chooseBasics(
      advised,
      [
        ...deck.commanders.flatMap(({ card, count }) => (card ? [{ card, count }] : [])),
        ...main,
        ...chosen.map(({ card: { card } }) => ({ card, count: 1 })),
      ],
      missing - chosen.length,
    );
  const chosen = choose(missing - plan.lands, plan.nonbasic);
  const basics = basicsOf(chosen);
  const left = missing - chosen.length - basics.reduce((sum, { count }) => sum + count, 0);
  if (left <= 0) return { chosen, basics };
  // No basic land may come in: other cards take their places.
  const ofLands = chosen.filter(({ card: { card } }) => isLand(card)).length;
  const again = choose(missing - ofLands, ofLands);
  return { chosen: again, basics: basicsOf(again) };
};

/** The share of decks like the list that play a card. */
const playedRate = ({ evidence }: Recommendation): number =>
  evidence.similarDecks > 0
    ? evidence.similarCount / evidence.similarDecks
    : evidence.numDecks / Math.max(1, evidence.potentialDecks);

/** What a short list gets, so that it is a deck of 100 cards: by role, lands by colours, within the limits. */
export const fillDeck = (advised: AdvisedDeck): DeckFill => {
  const { limits, size, deckSize: full, jobs } = advised;
  const missing = Math.max(0, full - size);
  const candidates = missing === 0 ? [] : findCandidates(advised, missing);
  const without = new Set<string>();
  const notes: string[] = [...limits.notes];
  let filling: Filling = { chosen: [], basics: [] };
  const plan = planLands(advised, missing);
  for (let tries = 0; missing > 0; tries += 1) {
    filling = fillOnce(advised, candidates, { missing, plan }, without);
    const names = breaking(advised, addedOf(filling));
    const bad = [
      ...filling.chosen.flatMap(({ card: { card } }) => (names.has(card.name) ? [card.slug] : [])),
      ...aboveBracket(advised, filling),
    ];
    if (bad.length === 0) break;
    // Basic lands break no rule and no bracket.
    (tries < MOST_TRIES ? bad : candidates.map(({ card }) => card.slug)).forEach((slug) => without.add(slug));
    if (tries > MOST_TRIES) break;
  }
  const added = addedOf(filling);
  const cards = [...filling.chosen]
    .sort((a, b) => b.score - a.score)
    .map(({ card: { card, rec } }) => toAdvised(advised, card, 1, advised.reasonOf(rec, card)))
    .concat(filling.basics.map(({ card, count, reason }) => toAdvised(advised, card, count, reason)));
  const filled = deckSize(changeDeck(advised.deck, { added }));
  const lacking = Math.max(0, full - filled);
  if (size > full) notes.push(`The list has ${countText(size)} cards: ${countText(size - full)} too many.`);
  if (size === full) notes.push(`The list has ${countText(size)} cards: none is missing.`);
  const broken = violationsOf(advised.deck).filter(({ code }) => code !== 'deck-size').length;
  if (missing > 0 && broken > 0)
    notes.push(
      `The list breaks ${countedText(broken, 'rule')} apart from its size: what comes in does not mend that.`,
    );
  if (lacking > 0)
    notes.push(
      `Within your limits ${countedText(lacking, 'card')} of ${countText(full)} could not be found.`,
    );
  const wanted = missing - plan.lands;
  const found = filling.chosen.filter(({ card: { card } }) => !isLand(card)).length;
  if (lacking === 0 && found < wanted)
    notes.push(
      `Within your limits ${countText(found)} of ${countedText(wanted, 'card')} that are no lands could be found: basic lands take the other places.`,
    );
  if (missing > 0 && !plan.isKnown) notes.push(UNKNOWN_LANDS);
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
