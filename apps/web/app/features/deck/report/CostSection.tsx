import type { PageCard } from '#app/model/card';
import { priceText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import type { Statistic } from '#app/ui/layout/Statistics';
import { Price } from '#app/ui/price/Price';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { CardLink } from './CardLink';

/** The price of a card as everywhere: in the visitor's shops. */
const CardPrice = ({ card, usd }: { readonly card: PageCard | undefined; readonly usd: number }) => (
  <b>{card ? <Price card={card} /> : priceText(usd)}</b>
);

/** What the list costs and how salty it is, with the cards that cause it. */
export const CostSection = ({
  report: { price, salt },
  cardOf,
  prices,
}: Pick<DeckView, 'report' | 'cardOf'> & { readonly prices: readonly Statistic[] }) => (
  <Section id="cost" title="Price and salt">
    <div className={styles['columns']}>
      <div>
        {prices.map(({ label, value, note }) => (
          <h3 key={label}>
            {value}{' '}
            <small>
              {[label, price.estimated ? 'estimated' : undefined, note].filter(Boolean).join(', ')}
            </small>
          </h3>
        ))}
        <ol className={styles['figures']}>
          {price.cards.map((card) => (
            <li key={card.url}>
              <CardLink card={card} /> <CardPrice card={cardOf(card.url)} usd={card.price} />
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
