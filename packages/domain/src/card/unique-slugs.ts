import { makeSlug, type Slug } from '../text/slug';
import type { Card } from './card';
import { LEGALITY_ORDER } from './name-bearer';

/** What decides the slug of a card among those of the same name. */
type NamedCard = Pick<Card, 'name' | 'slug' | 'legality' | 'oracleId' | 'sets' | 'releasedAt'>;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The card that a name means comes first: by legality, then the one that has the slug already, then the older. */
const compareClaims =
  (plain: Slug) =>
  (a: NamedCard, b: NamedCard): number =>
    LEGALITY_ORDER[a.legality] - LEGALITY_ORDER[b.legality] ||
    Number(b.slug === plain) - Number(a.slug === plain) ||
    compareTexts(a.releasedAt ?? '9', b.releasedAt ?? '9') ||
    compareTexts(a.oracleId ?? '~', b.oracleId ?? '~') ||
    compareTexts(a.name, b.name);

/**
 * Cards with slugs of their own. Of several whose names make the same slug the one that the name means has it, the others have
 * their set's code behind it, and a number where that is not enough; once given, such a slug stays: the playtest card of that
 * name is `pick-your-poison-cmb2`.
 */
export const withUniqueSlugs = <C extends NamedCard>(cards: readonly C[]): readonly C[] => {
  const claims = new Map<Slug, C[]>();
  for (const card of cards) {
    const plain = makeSlug(card.name);
    const others = claims.get(plain);
    if (others === undefined) claims.set(plain, [card]);
    else others.push(card);
  }
  const slugs = new Map<C, Slug>();
  const taken = new Set<string>(claims.keys());
  const give = (card: C, slug: string): void => {
    taken.add(slug);
    slugs.set(card, slug as Slug);
  };
  const others: (readonly [plain: Slug, C])[] = [];
  for (const [plain, claimants] of claims) {
    const [first, ...rest] = claimants.length === 1 ? claimants : claimants.toSorted(compareClaims(plain));
    if (first !== undefined) give(first, plain);
    for (const card of rest) others.push([plain, card]);
  }
  const isOwn = (plain: Slug, { slug }: C): boolean => slug.startsWith(`${plain}-`) && !taken.has(slug);
  for (const [plain, card] of others) if (isOwn(plain, card)) give(card, card.slug);
  for (const [plain, card] of others) {
    if (slugs.has(card)) continue;
    const base = makeSlug([plain, card.sets[0] ?? ''].join(' '));
    let slug: string = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    give(card, slug);
  }
  return cards.map((card) => {
    const slug = slugs.get(card) ?? card.slug;
    return slug === card.slug ? card : { ...card, slug };
  });
};
