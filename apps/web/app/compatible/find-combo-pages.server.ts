import type { CompatibleComboPage, CompatibleListPage } from '@crownsmith/api-client';
import {
  identityName,
  identitySlug,
  makeSlug,
  parseIdentitySlug,
  type ColorIdentity,
} from '@crownsmith/domain';
import { toIdentity } from '#app/snapshot/row-views.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { nameOf } from './card-fields.server';
import { makeComboColorsPage, makeComboPage, makeCombosPage } from './combo-pages.server';
import { readRanks } from './page-sources.server';
import { lookUpIn } from './look-up.server';

/** Combos on the page of all of them. */
const MAX_FIRST = 100;

const findOfColors = async (
  snapshot: Snapshot,
  identity: ColorIdentity,
): Promise<CompatibleListPage | undefined> => {
  const combos = await snapshot.browse.combos();
  const own = combos?.entries.filter((entry) => entry.identity === identity) ?? [];
  return combos && own.length > 0
    ? makeCombosPage(
        `${identityName(identity)} Combos`,
        `/combos/${identitySlug(identity)}`,
        own.map(combos.withCards),
        lookUpIn(snapshot),
        await readRanks(snapshot),
      )
    : undefined;
};

/** Combos with all cards of a slug: a card's, or those with either card of a pair. */
const findOfCards = async (snapshot: Snapshot, text: string): Promise<CompatibleListPage | undefined> => {
  const slug = makeSlug(text);
  const pair = await snapshot.commanderPage(snapshot.redirect('commanders', slug) ?? slug);
  const card = snapshot.card(snapshot.redirect('cards', slug) ?? slug);
  const slugs = card ? [card.sanitized] : (pair?.cards.map((own) => own.slug) ?? []);
  if (slugs.length === 0) return undefined;
  const lists = await Promise.all(slugs.map(async (own) => snapshot.browse.combosOf(own)));
  const unique = new Map(lists.flat().map((combo) => [combo.id, combo]));
  const names = slugs.flatMap((own) => snapshot.card(own) ?? []).map(nameOf);
  return makeCombosPage(
    `${names.join(' // ')} Combos`,
    `/combos/${slug}`,
    [...unique.values()].toSorted((a, b) => b.numDecks - a.numDecks),
    lookUpIn(snapshot),
    await readRanks(snapshot),
  );
};

const findAll = async (snapshot: Snapshot): Promise<CompatibleListPage | undefined> => {
  const combos = await snapshot.browse.combos();
  if (!combos) return undefined;
  const counts = new Map<ColorIdentity, number>();
  for (const { identity: bits } of combos.entries) {
    const identity = toIdentity(bits);
    counts.set(identity, (counts.get(identity) ?? 0) + 1);
  }
  const first = combos.entries.slice(0, MAX_FIRST).map(combos.withCards);
  return makeComboColorsPage(counts, first, lookUpIn(snapshot), await readRanks(snapshot));
};

/** `combos.json`, `combos/{colours or card}.json`, `combos/{anything}/{id}.json` */
export const findCombos = async (
  snapshot: Snapshot,
  [of, id, ...rest]: readonly string[],
): Promise<CompatibleComboPage | CompatibleListPage | undefined> => {
  if (rest.length > 0) return undefined;
  if (of === undefined) return findAll(snapshot);
  if (id !== undefined) {
    const combo = await snapshot.browse.combo(id);
    return combo && makeComboPage(combo, lookUpIn(snapshot), await readRanks(snapshot));
  }
  const identity = parseIdentitySlug(of);
  return (
    (await findOfCards(snapshot, of)) ??
    (identity === undefined ? undefined : findOfColors(snapshot, identity))
  );
};
