import { makeSlug, MAX_SLUG_CHARACTERS } from '@crownsmith/domain';
import type { AppLoadContext } from '@remix-run/node';
import { createElement } from 'react';
import { findPreconSlug } from '#app/model/precon-slug';
import { UNAVAILABLE } from '#app/model/unavailable';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { readDeckSources } from '#app/snapshot/deck-sources.server';
import { optionalPart } from '#app/snapshot/snapshot-error.server';
import { leaderSlug, PreconPage, preconDescription } from './PreconPage';
import { PreconsPage } from './PreconsPage';

/** Precons suggested on a 404 page. */
const SUGGESTIONS = 5;

/** Responds to `/precon`. */
export const preconsPage = async (request: Request, snapshot: Snapshot): Promise<PageOutcome> =>
  renderPage(request, {
    id: 'precons',
    title: 'Precons',
    description: 'Preconstructed Commander decks: their lists, what to add and what to cut.',
    path: '/precon',
    page: createElement(PreconsPage, {
      precons: await snapshot.browse.precons(),
      kinds: (await readDeckSources(snapshot.files))?.kinds,
    }),
  });

/** Responds to `/precon/{slug}`. */
export const preconPage = async (
  request: Request,
  snapshot: Snapshot,
  slug: string,
  context: AppLoadContext,
): Promise<PageOutcome> => {
  const precon = await snapshot.browse.precon(slug);
  if (!precon) {
    const precons = (await snapshot.browse.precons()) ?? [];
    const canonical = findPreconSlug(slug, precons);
    if (canonical !== undefined && canonical !== slug) return { redirectTo: `/precon/${canonical}` };
    const words = makeSlug(slug.slice(0, MAX_SLUG_CHARACTERS))
      .split('-')
      .filter((word) => word.length > 2);
    const near = precons.filter((of) => words.some((word) => of.slug.includes(word)));
    return {
      suggestions: [
        ...near.slice(0, SUGGESTIONS).map((of) => ({ label: of.name, url: `/precon/${of.slug}` })),
        { label: 'All precons', url: '/precon' },
      ],
    };
  }
  const [sets, pages] = await Promise.all([
    optionalPart(context, snapshot.browse.sets()),
    snapshot.commanderPaths(),
  ]);
  const setName = sets === UNAVAILABLE ? undefined : sets.find(({ code }) => code === precon.set)?.name;
  // Several precons have one name: their sets tell them apart.
  const isAlone = precon.slug === makeSlug(precon.name);
  const title = isAlone ? precon.name : `${precon.name} (${setName ?? precon.set ?? precon.slug})`;
  const slugOfLeader = leaderSlug(precon);
  const leader = pages.has(`/commanders/${slugOfLeader}`) ? slugOfLeader : undefined;
  return renderPage(request, {
    id: 'precon',
    title: `${title}, precon`,
    description: preconDescription(precon),
    path: `/precon/${precon.slug}`,
    page: createElement(PreconPage, {
      precon,
      setName,
      leader,
    }),
  });
};
