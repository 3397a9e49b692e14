import { isSlug, pairSlug } from '@crownsmith/domain';
import type { CommanderView } from '#app/model/commander';
import type { Snapshot } from '#app/snapshot/snapshot.server';

/** What people write between the names of a pair; faces are joined by two slashes. */
const BETWEEN_NAMES = [' + ', ' & ', ' / ', ' // ', ' and ', '+', '/'] as const;

type Names = Pick<Snapshot, 'resolveCard' | 'redirect' | 'commanderPage'>;

const bySlug = (slug: string, snapshot: Names): Promise<CommanderView | undefined> =>
  snapshot.commanderPage(snapshot.redirect('commanders', slug) ?? slug);

/** The slugs of pairs that a text may name. */
const pairSlugs = (text: string, { resolveCard }: Names): readonly string[] =>
  BETWEEN_NAMES.flatMap((separator) => {
    const at = text.indexOf(separator);
    if (at < 1) return [];
    const cards = [text.slice(0, at), text.slice(at + separator.length)].map((name) =>
      resolveCard(name.trim()),
    );
    const [a, b] = cards.map((card) => card?.sanitized);
    return isSlug(a) && isSlug(b) ? [pairSlug(a, b)] : [];
  });

/**
 * The page of a commander or pair by what a client calls it: a slug, a name, the path of a page, both slugs of a pair in
 * either order, or both names with a plus sign between them. Undefined for anything else.
 */
export const findCommander = async (text: string, snapshot: Names): Promise<CommanderView | undefined> => {
  const name = text.trim().replace(/^\/commanders\//, '');
  if (isSlug(name)) {
    const page = await bySlug(name, snapshot);
    if (page) return page;
  }
  const card = snapshot.resolveCard(name);
  if (card) return bySlug(card.sanitized, snapshot);
  for (const slug of new Set(pairSlugs(name, snapshot))) {
    const page = await bySlug(slug, snapshot);
    if (page) return page;
  }
  return undefined;
};
