import { allows, COLORLESS, type Card, type ColorIdentity } from '@crownsmith/domain';
import { starterCards } from '../starter-cards';
import { landShares, staples, type Role, type LandShare, type Staple } from './staple';

/** A nonland card that decks of an identity may play one copy of. */
interface PoolSpell {
  readonly card: Card;
  readonly role: Role | 'theme';
  /** Share of decks as a staple, 0–1; 0 for other cards. */
  readonly share: number;
}

/** A land that decks of an identity may play; without a share, themes alone play it. */
interface PoolLand {
  readonly card: Card;
  readonly share: LandShare | undefined;
}

/** The cards for decks of one identity. */
export interface CardPool {
  readonly spells: readonly PoolSpell[];
  readonly lands: readonly PoolLand[];
}

interface Shares {
  readonly staples: ReadonlyMap<string, Staple>;
  readonly lands: ReadonlyMap<string, LandShare>;
}

const readShares = (): Shares => ({
  // A card's first row decides its role, so it must be set last.
  staples: new Map([...staples()].reverse().map((staple) => [staple.name, staple])),
  lands: new Map(landShares().map((share) => [share.name, share])),
});

let shares: Shares | undefined;
const pools = new Map<ColorIdentity, CardPool>();

const makePool = (identity: ColorIdentity): CardPool => {
  const known = (shares ??= readShares());
  const cards = starterCards().filter(
    (card) => card.legality === 'legal' && card.copyLimit === 1 && allows(identity, card),
  );
  const isPlayableWith = (needs: ColorIdentity | undefined): boolean =>
    allows(identity, { colorIdentity: needs ?? COLORLESS });
  return {
    spells: cards
      .filter(({ primaryType }) => primaryType !== 'Land')
      .map((card) => ({ card, staple: known.staples.get(card.name) }))
      .filter(({ staple }) => isPlayableWith(staple?.needs))
      .map(({ card, staple }) => ({ card, role: staple?.role ?? 'theme', share: staple?.share ?? 0 })),
    lands: cards
      .filter(({ primaryType }) => primaryType === 'Land')
      .map((card) => ({ card, share: known.lands.get(card.name) }))
      .filter(({ share }) => isPlayableWith(share?.needs)),
  };
};

/** The legal cards that decks of an identity may play one copy of, with their shares as staples; memoized. */
export const cardPoolOf = (identity: ColorIdentity): CardPool => {
  const pool = pools.get(identity) ?? makePool(identity);
  pools.set(identity, pool);
  return pool;
};
