import type { CardRow, PreconPage } from '@crownsmith/api-client';
import { isBasicLand, unionIdentity, type Card } from '@crownsmith/domain';
import { inclusion, shrunkRate } from '@crownsmith/recommender';
import { MIN_RATE_DECKS, byDecks, byInclusion, plainRow, rowInclusion } from '@crownsmith/answers/lists';
import { byNewest } from '#src/pages/card-row';
import { withoutEstimate, zoneRows, type CommanderPageInput } from '#src/pages/commander/commander-page';
import type { PageContext, Zone } from '#src/pages/page-context';
import type { KnownPrecon } from '#src/precons/known-precons';

const MAX_ADDED = 30;
const MAX_CUT = 20;
/** Cards that at least this share of the commander's decks plays are not proposed as cuts. */
const CUT_BELOW = 0.3;
/** Additions are sorted as if this many further decks of the commander played like all decks. */
const ADD_SHRINKAGE = 10;

/** Estimated share of the commander's decks with a card, 0–1: near that of all decks where there are few. */
const estimateRate = (context: PageContext, row: CardRow): number =>
  shrunkRate(
    { decks: row.num_decks, potential: row.potential_decks },
    inclusion(context.overall(context.numberOf.get(row.slug) ?? -1)) ?? 0,
    ADD_SHRINKAGE,
  );

/** What decks of the commanders play that the precon lacks, and what few of them keep; with few decks, suggestions. */
const proposeChanges = (
  context: PageContext,
  zone: Zone | undefined,
  list: ReadonlySet<string>,
  input: Pick<CommanderPageInput, 'suggestions' | 'sharedTraits'>,
): Pick<PreconPage, 'num_decks' | 'estimated' | 'add' | 'cut'> => {
  if (zone === undefined) return { num_decks: 0, estimated: false, add: [], cut: [] };
  const num_decks = zone.decks;
  const estimated = num_decks < MIN_RATE_DECKS;
  const rows = zoneRows(context, zone, input, MIN_RATE_DECKS).map(({ row }) => row);
  const lacking = rows.filter((row) => !list.has(row.slug));
  if (estimated)
    return { num_decks, estimated, add: lacking.slice(0, MAX_ADDED).map(withoutEstimate), cut: [] };
  const add = lacking
    .map((row) => ({ row, rate: estimateRate(context, row) }))
    .sort((a, b) => b.rate - a.rate || byDecks(a.row, b.row))
    .slice(0, MAX_ADDED)
    .map(({ row }) => row);
  const played = new Map(rows.map((row) => [row.slug, row]));
  const cut = [...list]
    .map((slug): CardRow => {
      const number = context.numberOf.get(slug) ?? -1;
      const potential = context.counts.zonePotential(zone.number, number);
      return played.get(slug) ?? plainRow(slug, { decks: 0, potential });
    })
    .filter((row) => row.potential_decks > 0 && rowInclusion(row) < CUT_BELOW)
    .sort((a, b) => -byInclusion(a, b))
    .slice(0, MAX_CUT);
  return { num_decks, estimated, add, cut };
};

/** Makes the pages of precons, newest first. */
export const makePreconPages = (
  context: PageContext,
  precons: readonly KnownPrecon[],
  setCode: (set: string) => string | undefined,
  input: Pick<CommanderPageInput, 'suggestions' | 'sharedTraits'>,
): readonly PreconPage[] => {
  const zones = new Map(context.zones.map((zone) => [zone.cards.join(' '), zone]));
  const cardsOf = (numbers: readonly number[]): readonly Card[] =>
    numbers.flatMap((number) => context.cards[number] ?? []);
  return precons
    .map((precon): PreconPage => {
      const commanders = cardsOf(precon.commanders);
      const copies = [...precon.cards].flatMap(([number, count]) =>
        cardsOf([number]).map((card) => ({ card, count })),
      );
      const list = new Set(copies.flatMap(({ card }) => (isBasicLand(card) ? [] : [card.slug])));
      return {
        slug: precon.slug,
        name: precon.name,
        set: precon.set === undefined ? null : (setCode(precon.set) ?? precon.set),
        released_at: precon.releasedAt ?? null,
        commanders: commanders.map((card) => card.slug),
        identity: unionIdentity(...commanders.map((card) => card.colorIdentity)),
        cards: [...commanders.map((card) => ({ card, count: 1 })), ...copies].map(({ card, count }) => ({
          slug: card.slug,
          count,
        })),
        ...proposeChanges(context, zones.get(precon.commanders.join(' ')), list, input),
      };
    })
    .sort((a, b) => byNewest(a, b) || (a.slug < b.slug ? -1 : 1));
};
