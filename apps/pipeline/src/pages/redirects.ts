import type { Redirects } from '@crownsmith/api-client';
import { faceNames, makeSlug, type Card } from '@crownsmith/domain';
import type { Zone } from './page-context';

const faceSlugs = (name: string): readonly string[] => faceNames(name).map(makeSlug);

/** Adds a redirect unless a page or an earlier redirect has the slug. */
const addRedirect = (
  redirects: Record<string, string>,
  pages: ReadonlySet<string>,
  from: string | undefined,
  to: string,
): void => {
  if (from !== undefined && from !== to && !pages.has(from) && redirects[from] === undefined)
    redirects[from] = to;
};

/** Adds redirects from the faces of names of cards: front faces take precedence over back faces. */
const addFaces = (
  redirects: Record<string, string>,
  pages: ReadonlySet<string>,
  names: readonly (readonly [name: string, to: string])[],
): void => {
  const faced = names.filter(([name]) => faceNames(name).length > 1);
  for (const [name, to] of faced) addRedirect(redirects, pages, faceSlugs(name)[0], to);
  for (const [name, to] of faced)
    for (const slug of faceSlugs(name).slice(1)) addRedirect(redirects, pages, slug, to);
};

/** Names as programs write them that put a hyphen for an apostrophe, too. @example withGaps(["Urza's Saga"]) // ['Urza s Saga'] */
const withGaps = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (/['’]/.test(name) ? [name.replaceAll(/['’]/g, ' ')] : []));

const redirectCards = (cards: readonly Card[]): Record<string, string> => {
  const pages = new Set<string>(cards.map((card) => card.slug));
  const redirects: Record<string, string> = {};
  addFaces(
    redirects,
    pages,
    cards.map(({ name, slug }) => [name, slug]),
  );
  const former = cards.flatMap(({ formerNames = [], slug }) =>
    formerNames.map((name) => [name, slug] as const),
  );
  for (const [name, to] of former) addRedirect(redirects, pages, makeSlug(name), to);
  addFaces(redirects, pages, former);
  const gaps = cards.flatMap(({ name, slug, formerNames = [] }) =>
    withGaps([name, ...formerNames]).map((other) => [other, slug] as const),
  );
  for (const [name, to] of gaps) addRedirect(redirects, pages, makeSlug(name), to);
  addFaces(redirects, pages, gaps);
  return redirects;
};

/** Slugs of names, in full and by their front faces. */
const commanderSlugs = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [makeSlug(name), ...faceSlugs(name).slice(0, 1)]);

/** @param namesOf the names by which a card redirects */
const addZones = (
  redirects: Record<string, string>,
  zones: readonly Zone[],
  namesOf: (card: number) => readonly string[],
): void => {
  const pages = new Set(zones.map((zone) => zone.slug));
  for (const zone of zones) {
    const [first = [], second] = zone.cards.map((card) => commanderSlugs(namesOf(card)));
    if (second === undefined) for (const slug of first) addRedirect(redirects, pages, slug, zone.slug);
    else
      for (const a of first)
        for (const b of second)
          for (const slug of [`${a}-${b}`, `${b}-${a}`]) addRedirect(redirects, pages, slug, zone.slug);
  }
};

/**
 * Other slugs that redirect to a page: faces of a card (front faces take precedence over back faces, a card's full name
 * over both), the front face of a commander, and a pair in the other order or by front faces. Former names and their faces
 * redirect where no present name does, and last of all names with a hyphen for each apostrophe.
 */
export const makeRedirects = (cards: readonly Card[], zones: readonly Zone[]): Redirects => {
  const commanders: Record<string, string> = {};
  const presentName = (card: number): readonly string[] => (cards[card] ? [cards[card].name] : []);
  addZones(commanders, zones, presentName);
  const allNames = (card: number): readonly string[] => [
    ...presentName(card),
    ...(cards[card]?.formerNames ?? []),
  ];
  addZones(commanders, zones, allNames);
  addZones(commanders, zones, (card) => [...allNames(card), ...withGaps(allNames(card))]);
  return { cards: redirectCards(cards), commanders };
};
