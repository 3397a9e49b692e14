import type { Precon } from '@crownsmith/catalog';
import type { CardRow, PreconPage } from '@crownsmith/api-client';
import { isBasicLand, unionIdentity, type Card } from '@crownsmith/domain';
import type { NameIndex } from '#src/names/name-index';
import { byInclusion } from '#src/pages/card-row';
import { zoneRows, type CommanderPageParts } from '#src/pages/commander/commander-page';
import type { PageContext, Zone } from '#src/pages/page-context';

const ADD = 30;
const CUT = 20;
/** A card that this share of the commander's decks keeps is no card to cut. */
const KEPT_SHARE = 0.3;

const share = (row: CardRow): number => (row.potential_decks > 0 ? row.num_decks / row.potential_decks : 0);

/** What decks of the commanders play that the precon lacks, and what few of them keep. */
const changes = (
  context: PageContext,
  zone: Zone | undefined,
  list: ReadonlySet<string>,
  parts: Pick<CommanderPageParts, 'suggest'>,
): Pick<PreconPage, 'add' | 'cut'> => {
  if (zone === undefined) return { add: [], cut: [] };
  const rows = zoneRows(context, zone, parts);
  const add = rows.filter((row) => !list.has(row.slug)).slice(0, ADD);
  const hasDecks = rows.some((row) => row.synergy !== null);
  if (!hasDecks) return { add, cut: [] };
  const played = new Map(rows.map((row) => [row.slug, row]));
  const cut = [...list]
    .map((slug): CardRow => {
      const number = context.numberOf.get(slug) ?? -1;
      const none = {
        slug,
        num_decks: 0,
        potential_decks: context.counts.zonePotential(zone.number, number),
        synergy: null,
        lift: null,
      };
      return played.get(slug) ?? none;
    })
    .filter((row) => row.potential_decks > 0 && share(row) < KEPT_SHARE)
    .sort((a, b) => -byInclusion(a, b))
    .slice(0, CUT);
  return { add, cut };
};

/** The pages of precons, newest first; one whose commander is unknown has none. */
export const preconPages = (
  context: PageContext,
  precons: readonly Precon[],
  index: NameIndex,
  setCode: (set: string) => string | undefined,
  parts: Pick<CommanderPageParts, 'suggest'>,
): readonly PreconPage[] => {
  const zones = new Map(context.zones.map((zone) => [zone.cards.join(' '), zone]));
  const cardOf = (name: string): Card | undefined => context.cards[index.resolve(name) ?? -1];
  return precons
    .flatMap((precon): PreconPage[] => {
      const commanders = precon.commanders.flatMap((name) => cardOf(name) ?? []);
      if (commanders.length !== precon.commanders.length) return [];
      commanders.sort((a, b) => (a.slug < b.slug ? -1 : 1));
      const counts = new Map<Card, number>();
      for (const { name, count } of precon.cards) {
        const card = cardOf(name);
        if (card !== undefined && !commanders.includes(card))
          counts.set(card, (counts.get(card) ?? 0) + count);
      }
      const numbers = commanders.map((card) => context.numberOf.get(card.slug) ?? -1);
      const list = new Set([...counts.keys()].filter((card) => !isBasicLand(card)).map((card) => card.slug));
      return [
        {
          slug: precon.slug,
          name: precon.name,
          set: precon.set === undefined ? null : (setCode(precon.set) ?? precon.set),
          released_at: precon.releasedAt ?? null,
          commanders: commanders.map((card) => card.slug),
          identity: unionIdentity(...commanders.map((card) => card.colorIdentity)),
          cards: [
            ...commanders.map((card) => ({ slug: card.slug, count: 1 })),
            ...[...counts].map(([card, count]) => ({ slug: card.slug, count })),
          ],
          ...changes(context, zones.get(numbers.join(' ')), list, parts),
        },
      ];
    })
    .sort(
      (a, b) =>
        ((b.released_at ?? '') < (a.released_at ?? '') ? -1 : Number(b.released_at !== a.released_at)) ||
        (a.slug < b.slug ? -1 : 1),
    );
};
