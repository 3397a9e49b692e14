import { createElement } from 'react';
import { orElse } from '@crownsmith/answers/snapshot';
import { countedFormats } from '#app/ui/format/counted-formats';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { slugsOfSet } from '#app/snapshot/slugs-of-set.server';
import { contentsText, SetPage } from './SetPage';
import { SetsPage } from './SetsPage';

/** Sets suggested on a 404 page. */
const SUGGESTIONS = 4;

/** Responds to `/sets`. */
export const setsPage = async (request: Request, snapshot: Snapshot): Promise<PageOutcome> => {
  const sets = await snapshot.browse.sets();
  return renderPage(request, {
    id: 'sets',
    title: 'Sets',
    description: `Every set, newest first: the commanders and cards it brought to ${countedFormats(snapshot.manifest.formats)}.`,
    path: '/sets',
    page: createElement(SetsPage, { sets }),
    items: sets.map(({ code, name }) => ({ label: name, url: `/sets/${code}` })),
  });
};

/** Responds to `/sets/{code}`. */
export const setPage = async (request: Request, snapshot: Snapshot, code: string): Promise<PageOutcome> => {
  const set = await snapshot.browse.set(code);
  if (!set) {
    const lower = code.toLowerCase();
    if (lower !== code && (await snapshot.browse.set(lower))) return { redirectTo: `/sets/${lower}` };
    const near = orElse(() => snapshot.typeahead(code.slice(0, 100), 'sets', SUGGESTIONS), []);
    return {
      suggestions: [...near.map(({ label, url }) => ({ label, url })), { label: 'All sets', url: '/sets' }],
    };
  }
  const unplayed = await snapshot.unplayedCards();
  const slugs = slugsOfSet(set);
  return renderPage(request, {
    id: 'set',
    title: `${set.name}, set`,
    description: `${set.name} (${set.code.toUpperCase()}) in ${countedFormats(snapshot.manifest.formats)}: ${contentsText(set)}, by the decks that play them.`,
    path: `/sets/${set.code}`,
    page: createElement(SetPage, {
      set,
      hasUnplayed: [...unplayed].some((slug) => slugs.has(slug)),
    }),
  });
};
