import type { WireCard } from '@crownsmith/api-client';
import {
  CardSummary,
  toCardFacts,
  type Card,
  type CardList,
  type ComboSummary,
  type CommanderSummary,
  type CountedCard,
  type ListedCard,
} from '@crownsmith/api-client/v1';
import { identityColors, unionIdentity, type ColorIdentity } from '@crownsmith/domain';
import type { PageCard, PageList, PageRow } from '#app/model/card';
import type { PageCombo } from '#app/model/combo';
import type { PageCommander } from '#app/model/commander';
import type { Snapshot } from '#app/snapshot/snapshot.server';

/** The letters of a colour identity. */
export const letters = (identity: ColorIdentity): CommanderSummary['color_identity'] => [
  ...identityColors(identity),
];

/** Turns the view models of pages into the shapes of the API. Cards that the catalogue lacks are left out. */
export const createApiViews = ({ card: cardOf }: Pick<Snapshot, 'card'>, origin: string) => {
  const pageUrl = (path: string): string => `${origin}${path}`;

  const toCard = (wire: WireCard): Card => ({ ...toCardFacts(wire), url: pageUrl(wire.url) });
  const summaries = new Map<string, CardSummary>();
  const toSummary = (wire: WireCard): CardSummary => {
    const known = summaries.get(wire.sanitized) ?? CardSummary.parse(toCard(wire));
    summaries.set(wire.sanitized, known);
    return known;
  };
  const toSummaries = (cards: readonly Pick<PageCard, 'slug'>[]): CardSummary[] =>
    cards.flatMap(({ slug }) => {
      const wire = cardOf(slug);
      return wire ? [toSummary(wire)] : [];
    });

  const toRows = (rows: readonly PageRow[]): ListedCard[] =>
    rows.flatMap(({ card, numDecks, potentialDecks, inclusion, synergy, lift }) =>
      toSummaries([card]).map((summary) => ({
        ...summary,
        num_decks: numDecks,
        potential_decks: potentialDecks,
        inclusion,
        synergy,
        lift,
      })),
    );
  const toLists = (lists: readonly PageList[]): CardList[] =>
    lists.map(({ tag, header, rows }) => ({ tag, header, rows: toRows(rows) }));
  const toCounted = (
    entries: readonly { readonly card: PageCard; readonly count: number }[],
  ): CountedCard[] =>
    entries.flatMap(({ card, count }) => toSummaries([card]).map((summary) => ({ ...summary, count })));

  const toZone = ({ slug, cards }: Pick<PageCommander, 'slug' | 'cards'>) => ({
    slug,
    url: pageUrl(`/commanders/${slug}`),
    names: cards.map(({ name }) => name),
    cards: toSummaries(cards),
    color_identity: letters(unionIdentity(...cards.map(({ colorIdentity }) => colorIdentity))),
  });
  const toCommander = (commander: PageCommander): CommanderSummary => ({
    ...toZone(commander),
    num_decks: commander.numDecks,
    rank: commander.rank || null,
  });

  const toCombo = (combo: PageCombo): ComboSummary => ({
    id: combo.id,
    url: pageUrl(`/combos/${combo.id}`),
    cards: toSummaries(combo.cards),
    color_identity: letters(combo.identity),
    results: [...combo.results],
    num_decks: combo.numDecks,
    potential_decks: combo.potentialDecks,
    inclusion: combo.potentialDecks > 0 ? combo.numDecks / combo.potentialDecks : 0,
  });

  return {
    pageUrl,
    toCard,
    toSummary,
    toSummaries,
    toRows,
    toLists,
    toCounted,
    toZone,
    toCommander,
    toCombo,
  };
};
export type ApiViews = ReturnType<typeof createApiViews>;
