import { newReason, playedText } from '@crownsmith/answers';
import type { CommanderView } from '#app/model/commander';
import type { NewForCommanders, ReasonedLink } from '#app/model/first-day';
import { findCommander } from './find-commander.server';
import type { Snapshot } from './snapshot.server';

/** Cards of a set that are listed for one commander. */
const MOST_OF_SET = 5;
/** A card that fewer of the decks should play is not worth a line: a share, 0–1. */
const SMALLEST_SHARE = 0.02;

/** Commanders that one address follows. */
const MAX_FOLLOWED = 20;
/** Longest name that is looked up, in characters. */
const MAX_NAME = 200;

/** The commanders that the address of a page or feed follows, each once, and what of it was not understood, in sentences. */
export const followedCommanders = async (
  snapshot: Snapshot,
  { searchParams }: URL,
): Promise<{ readonly views: readonly CommanderView[]; readonly errors: readonly string[] }> => {
  const names = [...new Set(searchParams.getAll('commander').map((name) => name.trim()))].filter(
    (name) => name !== '',
  );
  const found = await Promise.all(
    names.slice(0, MAX_FOLLOWED).map(async (name) => ({
      name,
      view: name.length > MAX_NAME ? undefined : await findCommander(name, snapshot),
    })),
  );
  const views = new Map(found.flatMap(({ view }) => (view === undefined ? [] : [[view.slug, view]])));
  return {
    views: [...views.values()],
    errors: [
      ...found.flatMap(({ name, view }) =>
        view === undefined ? [`“${name.slice(0, MAX_NAME)}” is no commander with counted decks.`] : [],
      ),
      ...(names.length > MAX_FOLLOWED ? [`One address follows at most ${MAX_FOLLOWED} commanders.`] : []),
    ],
  };
};

/** The name of a commander or pair in a sentence. */
const shortName = ({ cards }: CommanderView): string =>
  cards.map(({ name }) => name.split(' // ', 1)[0] ?? name).join(' and ');

/** A new card for one of the commanders. */
interface NewCard {
  readonly slug: string;
  readonly set: string;
  readonly reason: ReasonedLink;
}

/** New cards that decks of a commander play, and those that nobody has played and they should want; best first. */
const cardsFor = async (snapshot: Snapshot, view: CommanderView): Promise<readonly NewCard[]> => {
  const label = shortName(view);
  const link = (reason: string): ReasonedLink => ({ label, url: `/commanders/${view.slug}`, reason });
  const setOf = (slug: string): string => snapshot.card(slug)?.sets[0] ?? '';
  const counted = (view.lists.find(({ tag }) => tag === 'newcards')?.rows ?? []).map(
    ({ card: { slug }, numDecks, potentialDecks }) => ({
      slug,
      set: setOf(slug),
      reason: link(playedText({ decks: numDecks, potential: potentialDecks })),
    }),
  );
  const { foreseen } = await snapshot.newCards();
  const find = await snapshot.reportCards();
  const commanders = view.cards.flatMap(({ slug }) => find(slug) ?? []);
  const known = new Set(counted.map(({ slug }) => slug));
  return [
    ...counted,
    ...foreseen
      .forDeck(commanders)
      .filter(({ card, share }) => share >= SMALLEST_SHARE && !known.has(card.slug))
      .map((found) => ({
        slug: found.card.slug,
        set: setOf(found.card.slug),
        reason: link(newReason(found, (decks) => `its ${decks}`)),
      })),
  ];
};

/** New cards for commanders by set, newest set first; a card that several want has a reason for each. */
export const newForCommanders = async (
  snapshot: Snapshot,
  views: readonly CommanderView[],
): Promise<readonly NewForCommanders[]> => {
  const sets = new Map((await snapshot.browse.sets()).map((set) => [set.code, set]));
  const bySet = new Map<string, Map<string, ReasonedLink[]>>();
  for (const view of views) {
    const taken = new Map<string, number>();
    for (const { slug, set, reason } of await cardsFor(snapshot, view)) {
      const count = taken.get(set) ?? 0;
      if (count >= MOST_OF_SET) continue;
      taken.set(set, count + 1);
      const cards = bySet.get(set) ?? new Map<string, ReasonedLink[]>();
      bySet.set(set, cards.set(slug, [...(cards.get(slug) ?? []), reason]));
    }
  }
  return [...bySet]
    .map(([code, cards]) => ({
      set: sets.get(code),
      cards: [...cards].flatMap(([slug, reasons]) => {
        const card = snapshot.card(slug);
        return card === undefined
          ? []
          : [{ name: card.name, url: card.url, manaCost: card.mana_cost ?? '', reasons }];
      }),
    }))
    .toSorted((a, b) => (b.set?.releasedAt ?? '').localeCompare(a.set?.releasedAt ?? ''));
};
