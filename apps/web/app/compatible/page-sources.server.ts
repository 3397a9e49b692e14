import { CardPage, CombosByCard } from '@crownsmith/api-client';
import type { PageCombo } from '#app/model/combo';
import { findCommander } from '#app/snapshot/find-commander.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { rulesTextOf, type CardFacts } from './card-fields.server';
import { countBrackets } from './commander-parts.server';
import type { RankOf } from './combo-pages.server';
import type { CommanderSources } from './commander-page.server';
import { lookUpIn } from './look-up.server';

/** Reads what pages tell about cards beyond the catalogue. @param slugs cards whose rules texts are needed */
export const readCardFacts = async (snapshot: Snapshot, slugs: readonly string[]): Promise<CardFacts> => {
  const [byCard, ...pages] = await Promise.all([
    snapshot.files.read('combos/by-card.json', CombosByCard),
    ...[...new Set(slugs)].map(async (slug) => snapshot.files.read(`cards/${slug}.json`, CardPage)),
  ]);
  const texts = new Map(pages.flatMap((page) => (page ? [[page.slug, rulesTextOf(page)] as const] : [])));
  return {
    textOf: (slug) => texts.get(slug),
    isInCombo: (slug) => byCard !== undefined && Object.hasOwn(byCard, slug),
  };
};

/** All that the pages of a commander or pair are made from; undefined for an unknown one. */
export const readCommander = async (
  snapshot: Snapshot,
  text: string,
): Promise<CommanderSources | undefined> => {
  const view = await findCommander(text, snapshot);
  if (!view) return undefined;
  const zone = view.cards.map(({ slug }) => slug);
  const similar = view.similar.flatMap(({ cards }) => cards.map(({ slug }) => slug));
  const [variants, facts, ...combos] = await Promise.all([
    snapshot.browse.variants(view.slug),
    readCardFacts(snapshot, [...zone, ...similar]),
    ...zone.map(async (slug) => snapshot.browse.combosOf(slug)),
  ]);
  const unique = new Map<string, PageCombo>(combos.flat().map((combo) => [combo.id, combo]));
  return {
    view,
    variants,
    combos: [...unique.values()].toSorted((a, b) => b.numDecks - a.numDecks),
    bracketCounts: countBrackets(snapshot, view),
    cardOf: lookUpIn(snapshot),
    facts,
  };
};

const ranks = new WeakMap<Snapshot, ReadonlyMap<string, number>>();

/** Ranks of all combos by their decks; 0 for an unknown one. */
export const readRanks = async (snapshot: Snapshot): Promise<RankOf> => {
  const known =
    ranks.get(snapshot) ??
    new Map(((await snapshot.browse.combos())?.entries ?? []).map(({ id }, at) => [id, at + 1] as const));
  ranks.set(snapshot, known);
  return (id) => known.get(id) ?? 0;
};
