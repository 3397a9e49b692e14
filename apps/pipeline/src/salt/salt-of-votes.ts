import { MAX_SALT } from '@crownsmith/domain';

/** A card's salt, and the votes behind it. */
export interface SaltOfVotes {
  /** 0 to MAX_SALT */
  readonly salt: number;
  /** votes of the site's users; none where the salt is an import's alone */
  readonly votes: number | undefined;
}

/** A card with votes has as many more at the mean of all votes: few votes give a mean near that of all cards. */
export const PRIOR_VOTES = 5;
/** Imported salt of a card counts as much as so many votes; it replaces the mean of all. */
export const IMPORTED_VOTES = 20;

const countVotes = (votes: readonly number[]): number => votes.reduce((sum, count) => sum + count, 0);
const sumVotes = (votes: readonly number[]): number =>
  votes.reduce((sum, count, vote) => sum + count * vote, 0);

/**
 * The salt of each card by votes and imported salt: a mean of its votes that is shrunk towards the imported salt or, without any,
 * towards the mean of all votes. A card without either has none.
 * @param votes by card, how many voted 0, 1, 2, 3 and 4
 * @param imported by card, 0 to MAX_SALT
 */
export const saltOfVotes = (
  votes: ReadonlyMap<number, readonly number[]>,
  imported: ReadonlyMap<number, number>,
): ReadonlyMap<number, SaltOfVotes> => {
  const all = [...votes.values()];
  const total = all.reduce((sum, counts) => sum + countVotes(counts), 0);
  const mean = total === 0 ? 0 : all.reduce((sum, counts) => sum + sumVotes(counts), 0) / total;
  const salts = new Map<number, SaltOfVotes>(
    [...imported].map(([card, salt]) => [card, { salt, votes: undefined }]),
  );
  for (const [card, counts] of votes) {
    const n = countVotes(counts);
    if (n === 0) continue;
    const own = imported.get(card);
    const weight = own === undefined ? PRIOR_VOTES : IMPORTED_VOTES;
    const salt = (sumVotes(counts) + weight * (own ?? mean)) / (n + weight);
    salts.set(card, { salt: Math.min(MAX_SALT, salt), votes: n });
  }
  return salts;
};
