import { compareOfFields, type WireCard } from '@crownsmith/api-client';
import { USD_SOURCES } from '@crownsmith/deck-report';
import { groupAdvised, readStatedPrintings, type DeckAdvice } from '@crownsmith/answers';
import { comparisonText } from '@crownsmith/answers/text';
import {
  andList,
  compareLists,
  err,
  makeDeckList,
  ok,
  slugOfCardUrl,
  type AdviceLimits,
  type CopiesOf,
  type PlayerDeck,
  type Result,
} from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import type { Snapshot } from '#app/snapshot/current.server';
import { makePrintingIds } from '#app/snapshot/printing-ids.server';
import { printDeck } from '#app/snapshot/print-deck.server';
import { deckBuilderLinks } from '#app/ui/deck/site-links';
import type { DeckEntry } from '#app/ui/deck/DeckList';
import type { ListLineError } from '#app/model/list-errors';
import { boughtCards, cameIn } from './bought.server';
import { createPricedCards } from './deck-copies.server';
import { holdsDeck, makeDeckParameters, readDeckAddress, readDeckCode } from './deck-address.server';
import { makeSavedWords } from '#app/platform/state-deck';
import { groupDeck } from './deck-groups';
import { effectForPage } from './play/effect-answer.server';
import { playForPage } from './play/play-answer.server';
import { FIRST_SEED } from './play/play-state';
import { NO_VIEW, queryOf, type DeckPageState, type DeckTab } from './deck-page-state';
import type { AdviceView, DeckView } from './deck-view';

/** Cards of a deck that are offered as its commander. */
const MAX_CANDIDATES = 30;
/** Cards that the last act changed and that are named. */
const MAX_NAMED = 3;

/** The known cards of a deck. */
interface ResolvedDeck {
  readonly zone: readonly WireCard[];
  readonly main: readonly CopiesOf<WireCard>[];
  readonly companion: WireCard | undefined;
}

const resolveDeck = (deck: PlayerDeck, { resolveCard }: Pick<Snapshot, 'resolveCard'>): ResolvedDeck => ({
  zone: deck.commanders.flatMap((url) => resolveCard(url) ?? []),
  main: Object.entries(deck.cards).flatMap(([url, count]) => {
    const card = resolveCard(url);
    return card ? [{ card, count }] : [];
  }),
  companion: deck.companion === undefined ? undefined : resolveCard(deck.companion),
});

/** What the tab advises. */
const adviceFor = (
  { tab, why, swaps }: Pick<DeckPageState, 'tab' | 'why' | 'swaps'>,
  advice: DeckAdvice,
): AdviceView => {
  const { advised, notes } = advice;
  const { deck, size, deckSize, compared } = advised;
  const shared = { comparison: comparisonText(compared, deck.commanders.length), notes };
  switch (tab) {
    case 'add': {
      const answer = why === undefined ? undefined : advice.whyNot(why);
      return {
        ...shared,
        groups: groupAdvised(advice.add(), advised),
        ...(size < deckSize && { fill: advice.fill() }),
        ...(answer?.ok === true && { why: answer.value }),
        notes: answer?.ok === false ? [...notes, answer.error] : notes,
      };
    }
    case 'swap':
      return { ...shared, upgrade: advice.upgrade(swaps) };
    case 'cut':
      return size > deckSize
        ? { ...shared, trim: advice.trim(), cuts: advice.cuts() }
        : { ...shared, cuts: advice.cuts() };
    default:
      return { notes };
  }
};

/** What the tab advises, with what one of its suggestions does to games, where that is asked for. */
const advise = async (
  advice: DeckAdvice,
  state: DeckPageState,
  list: Parameters<typeof effectForPage>[0],
  snapshot: Snapshot,
): Promise<AdviceView> => {
  const view = {
    ...adviceFor(state, advice),
    ...(state.tab === 'add' && { newCards: advice.newCards(await snapshot.newCards()) }),
  };
  const { effect: asked } = state;
  const effect = asked === undefined ? undefined : await effectForPage(list, asked, view, snapshot);
  return effect === undefined ? view : { ...view, effect };
};

const namesOf = (urls: readonly string[], { resolveCard }: Pick<Snapshot, 'resolveCard'>): string =>
  urls.length > MAX_NAMED
    ? `${urls.length} cards`
    : andList(urls.map((url) => resolveCard(url)?.name ?? slugOfCardUrl(url) ?? url));

/** What an act changed, as a sentence; undefined where it changed no card. */
const describeChange = (before: PlayerDeck, after: PlayerDeck, snapshot: Snapshot): string | undefined => {
  const { added, removed, changed, commanders } = compareLists(before, after);
  const toZone = commanders.added;
  const came = cameIn(before, after).flatMap(({ url }) => (toZone.includes(url) ? [] : url));
  const went = [
    ...removed.map(({ url }) => url).filter((url) => !toZone.includes(url)),
    ...changed.filter((one) => one.after < one.before).map(({ url }) => url),
    ...commanders.removed.filter((url) => !added.some((one) => one.url === url)),
  ];
  const parts = [
    ...(came.length > 0 ? [`Added ${namesOf(came, snapshot)}`] : []),
    ...(went.length > 0 ? [`${came.length > 0 ? 'cut' : 'Cut'} ${namesOf(went, snapshot)}`] : []),
    ...(toZone.length > 0 ? [`${namesOf(toZone, snapshot)} leads the deck`] : []),
    ...(before.bracket !== after.bracket
      ? [after.bracket === undefined ? 'No bracket declared' : `Bracket ${after.bracket} declared`]
      : []),
  ];
  return parts.length === 0 ? 'Changed the deck.' : `${parts.join(', ')}.`;
};

/** What an act changed of the cards that stay, and of those that never come in, as a sentence; undefined where it did not. */
const describeLimitChange = (
  before: AdviceLimits,
  after: AdviceLimits,
  { resolveCard }: Pick<Snapshot, 'resolveCard'>,
): string | undefined => {
  const added = (dial: 'keep' | 'never', from: AdviceLimits, to: AdviceLimits): readonly string[] =>
    (to[dial] ?? [])
      .filter((name) => !(from[dial] ?? []).includes(name))
      .map((name) => resolveCard(name)?.name ?? name);
  const [kept, banished] = [added('keep', before, after), added('never', before, after)];
  const freed = [...added('keep', after, before), ...added('never', after, before)];
  if (kept.length > 0) return `${andList(kept)} stays, whatever is advised.`;
  if (banished.length > 0) return `${andList(banished)} is not recommended any more.`;
  return freed.length > 0 ? `${andList(freed)} is free again.` : undefined;
};

const changeOf = async (state: DeckPageState, snapshot: Snapshot): Promise<string | undefined> => {
  if (state.was === undefined) return undefined;
  const query = new URLSearchParams(state.was);
  const before = holdsDeck(query) ? readDeckAddress(query, await snapshot.cardNumbers()) : undefined;
  if (!before?.ok) return undefined;
  return (
    describeLimitChange(before.value.limits, state.limits, snapshot) ??
    describeChange(before.value.deck, state.deck, snapshot)
  );
};

/** What has to be stated about the list that a deck was opened from. */
export interface OpenedNotes {
  readonly lineErrors: readonly ListLineError[];
  readonly notes: readonly string[];
}

const NO_CARDS: PlayerDeck = { commanders: [], cards: {} };

/** Tabs that advise. */
export const ADVISING: ReadonlySet<DeckTab> = new Set<DeckTab>(['add', 'swap', 'cut']);

/**
 * Answers for the page of a deck: what it is, and what its tab advises. An error where none of its cards is known.
 * @param owned slugs of the cards that the player owns, where they matter
 */
export const answerForDeck = async (
  state: DeckPageState,
  { lineErrors, notes }: OpenedNotes,
  snapshot: Snapshot,
  owned?: readonly string[],
): Promise<Result<DeckView, string>> => {
  const { deck, tab } = state;
  const resolved = resolveDeck(deck, snapshot);
  const { zone, main, companion } = resolved;
  const compare = compareOfFields(state.compare);
  const request = {
    commanders: zone.map(({ url }) => url),
    cards: main.map(({ card: { url }, count }) => ({ name: url, count })),
    ...(companion && { companion: companion.url }),
    ...(deck.chosenColor && { chosen_color: deck.chosenColor }),
    ...(compare && { compare }),
    ...(deck.printings && { printings: deck.printings }),
  };
  const report = await snapshot.reportDeck(request, {
    advice: tab === 'check',
    average: tab === 'similar',
    nearestCards: true,
  });
  if (!report.ok) return err(report.error.errors[0]);
  const advice = ADVISING.has(tab)
    ? await snapshot.adviseDeck(await snapshot.readDeck(request), state.limits, owned)
    : undefined;
  const numbers = await snapshot.cardNumbers();
  const parameters = makeDeckParameters(state, numbers);
  const shared = makeDeckParameters({ ...NO_VIEW, deck }, numbers);
  const printable = printDeck(deck, snapshot);
  const printings = await readStatedPrintings(
    [...printable.commanders, ...(printable.companion ? [printable.companion] : []), ...printable.main],
    (path, schema) => snapshot.files.read(path, schema),
  );
  const { cardOf: pageCardOf, priced } = createPricedCards(
    deck,
    [...zone, ...(companion ? [companion] : [])].map((card) => ({ card, count: 1 })).concat(main),
    printings,
  );
  const entries: readonly DeckEntry[] = main.map(({ card, count }) => ({ card: pageCardOf(card), count }));
  const cardOf = (name: string): PageCard | undefined => {
    const wire = snapshot.resolveCard(name);
    return wire && pageCardOf(wire);
  };
  const own = new Map(
    Object.entries(deck.roles ?? {}).map(([url, roles]) => [slugOfCardUrl(url) ?? '', roles]),
  );
  return ok({
    state,
    parameters,
    report: report.value,
    commanders: zone.map(pageCardOf),
    companion: companion && pageCardOf(companion),
    entries,
    priced,
    groups: groupDeck(entries, state.by, {
      jobs: report.value.jobs,
      own,
      priceOf: ({ card: { prices } }) => prices.tcgplayer ?? prices.cardkingdom ?? null,
    }),
    maybeboard: (deck.maybeboard ?? []).flatMap((url) => cardOf(url) ?? []),
    candidates:
      zone.length > 0
        ? []
        : main
            .map(({ card }) => pageCardOf(card))
            .filter(({ canLead }) => canLead)
            .slice(0, MAX_CANDIDATES),
    advice:
      advice === undefined || zone.length === 0
        ? { notes: [] }
        : advice.ok
          ? await advise(advice.value, state, request, snapshot)
          : { notes: advice.error.errors },
    // On the tab Check the games matter to what a player declared alone: they cost as much as the rest of it.
    ...((tab === 'play' || (tab === 'check' && deck.bracket !== undefined)) && {
      play: await playForPage(request, state.play ?? { seed: FIRST_SEED }, snapshot),
    }),
    ...(tab === 'similar' && { similarResults: await snapshot.similarResults(request) }),
    shops: USD_SOURCES,
    toBuy:
      state.from === undefined && tab !== 'buy'
        ? []
        : boughtCards(
            (state.from === undefined ? undefined : readDeckCode(state.from, numbers)) ?? NO_CARDS,
            deck,
            snapshot,
            owned,
          ),
    openNearest: ({ commanders = [], cards }) =>
      cards &&
      `/deck?${queryOf(
        makeDeckParameters(
          {
            ...NO_VIEW,
            deck: { commanders, cards: Object.fromEntries(cards.map((url) => [url, 1])) },
          },
          numbers,
        ),
      )}`,
    change: await changeOf(state, snapshot),
    lineErrors,
    notes,
    texts: {
      moxfield: makeDeckList(printable, 'moxfield'),
      archidekt: makeDeckList(printable, 'archidekt'),
      plain: makeDeckList(printable, 'plain'),
    },
    links: deckBuilderLinks(printable, makePrintingIds(printings, snapshot)),
    words: makeSavedWords(state.deck, state.limits),
    shareUrl: `/deck?${queryOf(shared)}`,
    cardOf,
  });
};
