import { countedText, priceText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { CardLink } from './CardLink';

/** What the list costs and how salty it is, with the cards that cause it. */
export const CostSection = ({ report: { price, salt } }: Pick<DeckView, 'report'>) => (
  <Section id="cost" title="Price and salt">
    <div className={styles['columns']}>
      <div>
        <h3>
          {priceText(price.total)}{' '}
          <small>
            {[
              price.estimated ? 'estimated' : undefined,
              price.unpriced > 0
                ? `without ${countedText(price.unpriced, 'card')} of unknown price`
                : undefined,
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        </h3>
        <ol className={styles['figures']}>
          {price.cards.map((card) => (
            <li key={card.url}>
              <CardLink card={card} /> <b>{priceText(card.price)}</b>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3>
          {salt.total.toFixed(1)} <small>salt, the sum of its cards’</small>
        </h3>
        <ol className={styles['figures']}>
          {salt.cards.map((card) => (
            <li key={card.url}>
              <CardLink card={card} /> <b>{card.salt.toFixed(2)}</b>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </Section>
);
