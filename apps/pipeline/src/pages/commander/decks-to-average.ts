import { DECK_KINDS, type AverageDeckOf, type DeckKind } from '@crownsmith/api-client';
import {
  cardIndices,
  decksByKind,
  kindNumber,
  makeNarrowedDeck,
  type BasicLands,
  type DeckCopies,
} from '@crownsmith/answers/lists';
import type { Card } from '@crownsmith/domain';
import type { DeckCounts } from '@crownsmith/recommender';
import { MIN_COMMANDER_DECKS } from '#src/least-decks';
import { zoneCardSlugs, type PageContext, type Zone } from '#src/pages/page-context';

/** Whose decks the average deck of a command zone is made from. */
export interface DecksToAverage {
  /** of none it is suggested */
  readonly of: AverageDeckOf;
  /** makes it where they are some of the zone's decks; undefined where they are all or none */
  readonly makeDeck?: (fillers: readonly Card[]) => readonly DeckCopies<Card>[];
}

/**
 * Chooses whose decks are averaged: casual lists where there are any, since what tables play is far from what tournaments do and the many
 * would drown the near; else all, where there are enough.
 * @param counts of decks with their kinds
 */
export const makeDecksToAverage =
  (context: PageContext, counts: DeckCounts, basicOf: BasicLands<Card>) =>
  (zone: Zone): DecksToAverage => {
    const cards = zoneCardSlugs(context, zone);
    const { kinds, decks } = counts.summarize(cardIndices(counts, cards), {});
    const byKind = decksByKind(kinds);
    const isAll = (kind: DeckKind): boolean => decks > 0 && byKind[kind] === decks;
    const { casual = 0 } = byKind;
    if (casual === 0 || isAll('casual')) {
      const isEnough = casual > 0 || zone.decks >= MIN_COMMANDER_DECKS;
      return { of: isEnough ? { kind: DECK_KINDS.find(isAll) ?? null, num_decks: zone.decks } : NO_DECKS };
    }
    const cardOf = (slug: string): Card | undefined => context.cards[context.numberOf.get(slug) ?? -1];
    return {
      of: { kind: 'casual', num_decks: casual },
      makeDeck: (fillers) =>
        makeNarrowedDeck(
          counts,
          { cards },
          { kind: kindNumber('casual') },
          { cardOf, basicOf, fillers: fillers.map(({ slug }) => slug) },
        ),
    };
  };

const NO_DECKS: AverageDeckOf = { kind: null, num_decks: 0 };
