import type {
  CompatibleAverageDeckPage,
  CompatibleCard,
  CompatibleCardPage,
  CompatibleComboPage,
  CompatibleCommanderPage,
  CompatibleListPage,
  CompatibleMore,
  CompatiblePreconPage,
} from '@crownsmith/api-client';
import { makeSlug } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { makeCard, makeCardCounts } from './card-fields.server';
import { makeCardPage } from './card-page.server';
import { makeAverageDeckPage, makeCommanderPage, makePartPage } from './commander-page.server';
import { findPart } from './commander-parts.server';
import { findCombos } from './find-combo-pages.server';
import { findList } from './find-lists.server';
import { makeFirstPart, makePart, partCandidates } from './paged-list.server';
import { readCardFacts, readCommander } from './page-sources.server';
import { findPrecon } from './find-lists.server';
import { lookUpIn } from './look-up.server';
import { addTrends, readTrends } from './trends.server';

/** Whatever an address below `/pages` answers. */
export type CompatiblePage =
  | CompatibleAverageDeckPage
  | CompatibleCardPage
  | CompatibleComboPage
  | CompatibleCommanderPage
  | CompatibleListPage
  | CompatibleMore
  | CompatiblePreconPage;

const findCommanderPage = async (
  snapshot: Snapshot,
  [slug, name, ...rest]: readonly string[],
): Promise<CompatibleCommanderPage | undefined> => {
  if (slug === undefined || rest.length > 0) return undefined;
  const sources = await readCommander(snapshot, slug);
  if (!sources || name === undefined) return sources && makeCommanderPage(sources);
  const part = await findPart(snapshot, sources.view, name);
  return part && makePartPage(sources, part);
};

const findAverageDeck = async (
  snapshot: Snapshot,
  [slug, name, ...rest]: readonly string[],
): Promise<CompatibleAverageDeckPage | undefined> => {
  const sources = slug === undefined || rest.length > 0 ? undefined : await readCommander(snapshot, slug);
  if (!sources || name === undefined) return sources && makeAverageDeckPage(sources);
  const part = await findPart(snapshot, sources.view, name);
  return part && makeAverageDeckPage(sources, part);
};

/** The canonical slug of a card by a slug as programs make it. */
const cardSlug = (snapshot: Snapshot, text: string): string => {
  const slug = makeSlug(text);
  return snapshot.redirect('cards', slug) ?? slug;
};

const findCardPage = async (
  snapshot: Snapshot,
  segments: readonly string[],
): Promise<CompatibleCardPage | undefined> => {
  if (segments.length === 0) return undefined;
  const view = await snapshot.cardPage(cardSlug(snapshot, segments.join(' ')));
  if (!view) return undefined;
  const slugs = [view.card, ...view.similar].map(({ slug }) => slug);
  const facts = await readCardFacts(snapshot, slugs);
  return makeCardPage(view, lookUpIn(snapshot), facts, snapshot.manifest.newestDeck);
};

/** A card alone, without the lists of its page; undefined for an unknown one. */
export const findCard = async (snapshot: Snapshot, text: string): Promise<CompatibleCard | undefined> => {
  const slug = cardSlug(snapshot, text);
  const card = snapshot.card(slug);
  if (!card) return undefined;
  const [view, facts] = await Promise.all([snapshot.cardPage(slug), readCardFacts(snapshot, [slug])]);
  return makeCard(card, facts, view && makeCardCounts(view.numDecks, view.potentialDecks, view.rank));
};

/** A list by its address, or a later part of one. */
const findListOrPart = async (
  snapshot: Snapshot,
  segments: readonly string[],
): Promise<CompatibleListPage | CompatibleMore | undefined> => {
  const page = await findList(snapshot, segments);
  if (page) return makeFirstPart(page, segments.join('/'));
  const above = segments.slice(0, -1);
  for (const { base, ...part } of partCandidates(segments.at(-1) ?? '')) {
    const address = [...above, base];
    const whole = await findList(snapshot, address);
    const found = whole && makePart(whole, address.join('/'), part);
    if (found) return found;
  }
  return undefined;
};

const findKind = async (
  snapshot: Snapshot,
  segments: readonly string[],
): Promise<CompatiblePage | undefined> => {
  const [kind, ...rest] = segments;
  switch (kind) {
    case 'average-decks':
      return findAverageDeck(snapshot, rest);
    case 'cards':
      return findCardPage(snapshot, rest);
    case 'combos':
      return findCombos(snapshot, rest);
    case 'commanders':
      return (await findListOrPart(snapshot, segments)) ?? (await findCommanderPage(snapshot, rest));
    case 'precon':
    case 'precons':
      return findPrecon(snapshot, rest);
    case 'tags': {
      const [theme, commander] = rest;
      const list = await findListOrPart(snapshot, segments);
      return list ?? (commander && theme ? findCommanderPage(snapshot, [commander, theme]) : undefined);
    }
    default:
      return findListOrPart(snapshot, segments);
  }
};

/**
 * Finds what an address below `/pages` answers.
 * @param segments of the address, decoded, without `.json`: ['commanders', 'edgar-markov']
 */
export const findPage = async (
  snapshot: Snapshot,
  segments: readonly string[],
): Promise<CompatiblePage | undefined> => {
  const page = await findKind(snapshot, segments);
  const trends = page && (await readTrends(snapshot));
  if (!page || !trends) return page;
  if ('cardviews' in page) return { ...page, cardviews: addTrends(page.cardviews, trends) };
  for (const list of page.container.json_dict.cardlists) list.cardviews = addTrends(list.cardviews, trends);
  return page;
};
