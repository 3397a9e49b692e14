import { createElement } from 'react';
import { themeKeyOf } from '#app/model/theme-key';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { findCommander } from '#app/snapshot/find-commander.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { countedText } from '#app/ui/format/numbers';
import { deckLabel } from '../page/AverageDeck';
import { VariantPage, variantTitle } from './VariantPage';

const SUGGESTIONS = 6;

/** Responds to `/commanders/{slug}/{variant}`: a theme, a tribe, or the cheap or expensive end of a commander's decks. */
export const variantPage = async (
  request: Request,
  snapshot: Snapshot,
  slug: string,
  key: string,
): Promise<PageOutcome> => {
  const page = await snapshot.commanderPage(slug);
  const view = page ?? (await findCommander(slug, snapshot));
  if (!view) return { suggestions: [] };
  const name = commanderName(view.cards);
  const variants = await snapshot.browse.variants(view.slug);
  const variant = page && (await snapshot.browse.variant(page.slug, key));
  if (!variant) {
    const keys = variants.map((of) => of.key);
    const known = themeKeyOf(key, keys);
    if (known !== undefined) return { redirectTo: `/commanders/${view.slug}/${known}` };
    return {
      suggestions: [
        { label: name, url: `/commanders/${view.slug}` },
        ...variants.slice(0, SUGGESTIONS).map((of) => ({
          label: variantTitle(of, name),
          url: `/commanders/${view.slug}/${of.key}`,
        })),
      ],
    };
  }
  return renderPage(request, {
    id: 'variant',
    title: variantTitle(variant, name),
    description: `What ${countedText(variant.numDecks, 'deck')} of ${name} (${variant.name}) play: cards by inclusion and synergy, mana curve and price.`,
    path: `/commanders/${view.slug}/${variant.key}`,
    page: createElement(VariantPage, {
      of: {
        slug: view.slug,
        name,
        cards: view.cards,
        numDecks: view.numDecks,
        deckLabel: deckLabel(view),
      },
      variant,
      variants,
    }),
  });
};
