import type { AdviceEffects as Effects } from '@crownsmith/api-client';
import type { DeckView } from '../deck-view';
import { useAdvisedPrices } from './advised-prices';
import styles from './MyDeck.module.css';

const changed = ({ before, after }: { readonly before: number; readonly after: number }): boolean =>
  before !== after;

/** Copies of cards that come in or go. */
type Copies = readonly { readonly url: string; readonly count?: number }[];

/** What advice does to the deck once it is taken, in one line; nothing is taken yet. */
export const AdviceEffects = ({
  effects,
  added = [],
  removed = [],
  view,
  statesPrice = true,
}: {
  readonly effects: Effects;
  readonly added?: Copies;
  readonly removed?: Copies;
  readonly view: DeckView;
  /** false where what is to be paid stands beside it */
  readonly statesPrice?: boolean;
}) => {
  const { cards, roles, bracket, combos, price } = effects;
  const prices = useAdvisedPrices(view);
  // A difference: the total depends on printings that the list states.
  const more = prices.sum(price.after - price.before, added, removed) ?? 0;
  const cents = Math.round(more * 100);
  const parts = [
    changed(cards) ? `${cards.before} → ${cards.after} cards` : `${cards.after} cards`,
    changed(bracket) ? `bracket ${bracket.before} → ${bracket.after}` : `bracket stays ${bracket.after}`,
    ...(statesPrice && cents !== 0
      ? [`cards for ${prices.text(Math.abs(cents) / 100)} ${cents > 0 ? 'more' : 'less'}`]
      : []),
    ...roles
      .filter(({ have, after }) => have !== after)
      .map(({ label, have, after, low, high, decks }) =>
        decks > 0
          ? `${label} ${have} → ${after} (usual ${Math.round(low)}–${Math.round(high)})`
          : `${label} ${have} → ${after}`,
      ),
  ];
  return (
    <>
      <p className={styles['effects']}>{parts.join(' · ')}</p>
      {combos.length === 0 ? null : (
        <ul className={styles['effects']}>
          {combos.map((combo) => (
            <li key={combo}>{combo}</li>
          ))}
        </ul>
      )}
    </>
  );
};
