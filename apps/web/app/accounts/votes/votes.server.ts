import type { SaltVotes } from '@crownsmith/api-client';
import { cardUrl, MAX_SALT, type Slug } from '@crownsmith/domain';
import { VOTES } from '../documents/collections.server';
import type { Documents } from '../documents/documents.server';
import type { SaltVote } from './salt-vote';

/** One document a person and card: a second vote replaces the first. Slugs contain no dot. */
const voteId = (uid: string, slug: Slug): string => `${slug}.${uid}`;

/** More votes than a site has. */
const ALL = 100_000_000;

/** A person's vote on a card, 0 to MAX_SALT; undefined for none. */
export const readVote = async (
  documents: Documents,
  uid: string,
  slug: Slug,
): Promise<SaltVote | undefined> => (await documents.get(VOTES, voteId(uid, slug)))?.vote;

/** Stores a person's vote in place of a former one. @param now in ms since 1970 */
export const castVote = (
  documents: Documents,
  { uid, slug, vote }: { readonly uid: string; readonly slug: Slug; readonly vote: SaltVote },
  now: number,
): Promise<void> =>
  documents.transaction((transaction) =>
    transaction.set(VOTES, voteId(uid, slug), { uid, slug, vote, votedAt: now }),
  );

/** Takes a person's vote back; without one nothing happens. */
export const withdrawVote = (documents: Documents, uid: string, slug: Slug): Promise<void> =>
  documents.transaction((transaction) => transaction.delete(VOTES, voteId(uid, slug)));

/** How many people voted what on each card, in the order of the cards' paths. It does not tell who. */
export const countVotes = async (documents: Documents): Promise<readonly SaltVotes[]> => {
  const counts = new Map<Slug, number[]>();
  for (const { data } of await documents.find(VOTES, { orderBy: 'slug', limit: ALL })) {
    const votes = counts.get(data.slug) ?? Array.from({ length: MAX_SALT + 1 }, () => 0);
    votes[data.vote] = (votes[data.vote] ?? 0) + 1;
    counts.set(data.slug, votes);
  }
  return [...counts].map(([slug, votes]) => ({ url: cardUrl(slug), votes }));
};
