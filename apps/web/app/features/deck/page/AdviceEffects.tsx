import type { AdviceEffects as Effects } from '@crownsmith/api-client';
import { priceText } from '#app/ui/format/numbers';
import styles from './MyDeck.module.css';

const changed = ({ before, after }: { readonly before: number; readonly after: number }): boolean =>
  before !== after;

/** A difference, since totals depend on the shops that a visitor chose. */
const priceChange = ({ before, after }: Effects['price']): readonly string[] => {
  const cents = Math.round((after - before) * 100);
  return cents === 0 ? [] : [`cards for ${priceText(Math.abs(cents) / 100)} ${cents > 0 ? 'more' : 'less'}`];
};

/** What advice does to the deck once it is taken, in one line; nothing is taken yet. */
export const AdviceEffects = ({
  effects,
  statesPrice = true,
}: {
  readonly effects: Effects;
  /** false where what is to be paid stands beside it */
  readonly statesPrice?: boolean;
}) => {
  const { cards, roles, bracket, price, combos } = effects;
  const parts = [
    changed(cards) ? `${cards.before} → ${cards.after} cards` : `${cards.after} cards`,
    changed(bracket) ? `bracket ${bracket.before} → ${bracket.after}` : `bracket stays ${bracket.after}`,
    ...(statesPrice ? priceChange(price) : []),
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
