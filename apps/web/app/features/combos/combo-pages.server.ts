import {
  IDENTITY_GROUPS,
  identitiesOfGroup,
  makeSlug,
  MAX_SLUG_CHARACTERS,
  parseIdentitySlug,
} from '@crownsmith/domain';
import { createElement } from 'react';
import { countedFormats } from '#app/ui/format/counted-formats';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import { toPageCard } from '#app/snapshot/row-views.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { parsePageNumber } from '#app/ui/layout/Pagination';
import { combosUrl, commonResults, filterCombos, parseComboQuery } from './combo-query';
import { ComboPage } from './ComboPage';
import { CombosPage, combosTitle } from './CombosPage';
import { comboName } from './ComboTile';

const COMBOS_PER_PAGE = 30;
const RESULTS_SHOWN = 12;
const SUGGESTIONS = 5;

/** Responds to `/combos`: filtered by `?colors=`, `?result=` and `?card=`; a card's other names redirect to its slug. */
export const combosPage = async (request: Request, snapshot: Snapshot): Promise<PageOutcome> => {
  const { searchParams } = new URL(request.url);
  const query = parseComboQuery(searchParams);
  const wire = query.card === undefined ? undefined : snapshot.resolveCard(query.card);
  const view = await snapshot.browse.combos();
  const entries = view?.entries ?? [];
  const found = query.card !== undefined && !wire ? [] : filterCombos(entries, query, wire?.sanitized);
  const pages = Math.max(1, Math.ceil(found.length / COMBOS_PER_PAGE));
  const page = parsePageNumber(searchParams.get('page'), pages);
  if (wire && wire.sanitized !== query.card)
    return { redirectTo: combosUrl({ ...query, card: wire.sanitized }, page) };

  const inAnyColor = filterCombos(entries, { ...query, colors: undefined }, wire?.sanitized);
  const counts = new Map<number, number>();
  for (const { identity } of inAnyColor) counts.set(identity, (counts.get(identity) ?? 0) + 1);
  const colors = IDENTITY_GROUPS.flatMap(identitiesOfGroup).flatMap((identity) => {
    const count = counts.get(identity) ?? 0;
    return count > 0 || identity === query.colors ? [{ identity, count }] : [];
  });

  const card = wire && toPageCard(wire);
  const title = combosTitle(query, card);
  return renderPage(request, {
    id: 'combos',
    title: page > 1 ? `${title}, page ${page}` : title,
    description: card
      ? `Combos with ${frontOf(card.name)}: what each does and how many decks play it.`
      : `Combos in ${countedFormats(snapshot.manifest.formats)}: their cards, their results and how many decks play them.`,
    path: combosUrl(query, page),
    hidden: view !== undefined && found.length === 0,
    page: createElement(CombosPage, {
      query,
      card,
      suggestions:
        query.card !== undefined && !wire
          ? snapshot.typeahead(query.card, 'cards', SUGGESTIONS).map(({ label, url }) => ({
              label,
              url: combosUrl({ ...query, card: url.replace(/^\/cards\//, '') }),
            }))
          : [],
      found: found.length,
      all: entries.length,
      combos: view
        ? found.slice((page - 1) * COMBOS_PER_PAGE, page * COMBOS_PER_PAGE).map(view.withCards)
        : [],
      colors,
      results: commonResults(
        filterCombos(entries, { ...query, result: undefined }, wire?.sanitized),
        RESULTS_SHOWN,
      ),
      page,
      pages,
    }),
  });
};

/** The list of combos with a card or of exactly some colours, by its slug or one of its names; undefined for any other text. */
const listOf = (snapshot: Snapshot, text: string): string | undefined => {
  const slug = makeSlug(text.slice(0, MAX_SLUG_CHARACTERS));
  const card = snapshot.card(snapshot.redirect('cards', slug) ?? slug);
  if (card) return combosUrl({ card: card.sanitized });
  const colors = parseIdentitySlug(slug);
  return colors === undefined ? undefined : combosUrl({ colors });
};

/** Responds to `/combos/{id}`; a card or colours in place of the id redirect to the list of their combos. */
export const comboPage = async (request: Request, snapshot: Snapshot, id: string): Promise<PageOutcome> => {
  const combo = await snapshot.browse.combo(id);
  if (!combo) {
    const lower = id.toLowerCase();
    if (lower !== id && (await snapshot.browse.combo(lower))) return { redirectTo: `/combos/${lower}` };
    const list = listOf(snapshot, id);
    return list === undefined
      ? { suggestions: [{ label: 'All combos', url: '/combos' }] }
      : { redirectTo: list };
  }
  return renderPage(request, {
    id: 'combo',
    title: comboName(combo),
    description: `${comboName(combo)}: ${combo.results.join('; ')}. Prerequisites, steps and how many decks play it.`,
    path: `/combos/${id}`,
    page: createElement(ComboPage, { combo }),
  });
};
