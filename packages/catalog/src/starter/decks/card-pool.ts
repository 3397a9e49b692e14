import { COLORLESS, fitsIdentity, type Card, type ColorIdentity } from '@crownsmith/domain';
import { starterCards } from '../starter-cards';
import { landShares, staples, type Job, type LandShare, type Staple } from './staple';

/** A card but land that decks of an identity may play one of; `share` is 0 for one that is no staple. */
interface PoolSpell {
  readonly card: Card;
  readonly job: Job | 'theme';
  /** 0–1. */
  readonly share: number;
}

/** A land that decks of an identity may play; without a share it is for themes alone. */
interface PoolLand {
  readonly card: Card;
  readonly share: LandShare | undefined;
}

/** What decks of one identity are made from. */
export interface CardPool {
  readonly spells: readonly PoolSpell[];
  readonly lands: readonly PoolLand[];
}

interface Shares {
  readonly staples: ReadonlyMap<string, Staple>;
  readonly lands: ReadonlyMap<string, LandShare>;
}

const readShares = (): Shares => ({
  // The first row of a card names its job, so later ones are set before it.
  staples: new Map([...staples()].reverse().map((staple) => [staple.name, staple])),
  lands: new Map(landShares().map((share) => [share.name, share])),
});

let shares: Shares | undefined;
const pools = new Map<ColorIdentity, CardPool>();

const makePool = (identity: ColorIdentity): CardPool => {
  const known = (shares ??= readShares());
  const cards = starterCards().filter(
    ({ legality, copyLimit, colorIdentity }) =>
      legality === 'legal' && copyLimit === 1 && fitsIdentity(colorIdentity, identity),
  );
  const isUseful = (needs: ColorIdentity | undefined): boolean => fitsIdentity(needs ?? COLORLESS, identity);
  return {
    spells: cards
      .filter(({ primaryType }) => primaryType !== 'Land')
      .map((card) => ({ card, staple: known.staples.get(card.name) }))
      .filter(({ staple }) => isUseful(staple?.needs))
      .map(({ card, staple }) => ({ card, job: staple?.job ?? 'theme', share: staple?.share ?? 0 })),
    lands: cards
      .filter(({ primaryType }) => primaryType === 'Land')
      .map((card) => ({ card, share: known.lands.get(card.name) }))
      .filter(({ share }) => isUseful(share?.needs)),
  };
};

/** The legal cards that decks of an identity may play one of, with their shares as staples; made once for each. */
export const cardPoolOf = (identity: ColorIdentity): CardPool => {
  const pool = pools.get(identity) ?? makePool(identity);
  pools.set(identity, pool);
  return pool;
};
