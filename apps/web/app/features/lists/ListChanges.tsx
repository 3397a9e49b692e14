import type { ReactNode } from 'react';
import { countText } from '#app/ui/format/numbers';
import type { ChangedCard, ChangesView } from './list-views';
import styles from './Lists.module.css';

const changeText = ({ before, after, isCommander, printings }: ChangedCard): string => {
  if (printings) return `${printings.before} became ${printings.after}`;
  if (isCommander) return after > 0 ? 'new commander' : 'no commander any more';
  if (before === 0) return after === 1 ? 'added' : `added, ${countText(after)} copies`;
  if (after === 0) return before === 1 ? 'removed' : `removed, ${countText(before)} copies`;
  return `${countText(before)} copies became ${countText(after)}`;
};

/** A number of copies with its sign. */
const sign = ({ before, after, printings }: ChangedCard): string =>
  printings ? '=' : after > before ? `+${countText(after - before)}` : `−${countText(before - after)}`;

/** What changed between two versions of a list, above the later one. */
export const ListChanges = ({
  changes: { from, to, cards, chosenColor },
  children,
}: {
  readonly changes: ChangesView;
  readonly children?: ReactNode;
}) => (
  <div className={styles['page']}>
    <section aria-labelledby="changes">
      <h2 id="changes">
        From version {from} to version {to}
      </h2>
      {chosenColor && (
        <p>
          Chosen colour: {chosenColor.before} became {chosenColor.after}.
        </p>
      )}
      {cards.length === 0 ? (
        <p>Both have the same cards.</p>
      ) : (
        <ul className={styles['changes']}>
          {cards.map((card) => (
            <li key={`${card.name} ${card.isCommander} ${card.printings !== undefined}`}>
              <b data-more={card.after > card.before}>{sign(card)}</b>{' '}
              {card.url === undefined ? card.name : <a href={card.url}>{card.name}</a>}{' '}
              <span className={styles['hint']}>{changeText(card)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
    <div>{children}</div>
  </div>
);
