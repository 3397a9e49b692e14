import type { AdvisedCard } from '@crownsmith/api-client';
import { isSlug, slugOfCardUrl, type DeckAct } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { usePreviews } from '#app/ui/render-context/previews';
import { ActButton } from '../report/ChangeButton';
import { useAdvisedPrices } from './advised-prices';
import { LateContent } from './LateContent';
import styles from './MyDeck.module.css';
import { Thumb } from './Thumb';

/** Cards of a group that are shown at once. */
const SHOWN = 6;

/** What the page knows of a card by its address. */
export type CardOf = (url: string) => PageCard | undefined;

/** The acts that bring cards in, a copy each. */
export const addActs = (cards: readonly Pick<AdvisedCard, 'url' | 'count'>[]): readonly DeckAct[] =>
  cards.flatMap(({ url, count }): readonly DeckAct[] => {
    const slug = slugOfCardUrl(url);
    return isSlug(slug) ? Array.from({ length: count }, () => ({ kind: 'add', card: slug })) : [];
  });

const Advised = ({ advised, cardOf }: { readonly advised: AdvisedCard; readonly cardOf: CardOf }) => {
  const { name, url, reason, owned, count } = advised;
  const prices = useAdvisedPrices({ cardOf });
  const slug = slugOfCardUrl(url);
  return (
    <li className={styles['advised']}>
      <Thumb card={cardOf(url)} />
      <p>
        <a href={url}>
          <b>{frontOf(name)}</b>
        </a>
        {count > 1 && ` × ${count}`}
        <span className={styles['reason']}>{reason}</span>
      </p>
      <span className={styles['price']}>{owned ? 'owned' : prices.of(advised)}</span>
      <span className={styles['acts']}>
        {isSlug(slug) && (
          <>
            <ActButton isMain acts={[{ kind: 'add', card: slug }]} label={`Add ${name}`}>
              Add
            </ActButton>
            <ActButton acts={[{ kind: 'maybe', card: slug }]} label={`Maybe: ${name}`}>
              Maybe
            </ActButton>
            <ActButton acts={[{ kind: 'never', card: slug }]} label={`Never recommend ${name}`}>
              Never
            </ActButton>
          </>
        )}
      </span>
    </li>
  );
};

/** Recommended cards with their reasons; what is more than a few can be opened. */
export const AdvisedCards = ({
  cards,
  cardOf,
}: {
  readonly cards: readonly AdvisedCard[];
  readonly cardOf: CardOf;
}) => (
  <div className={styles['advisedCards']} {...usePreviews(cards.flatMap(({ url }) => cardOf(url) ?? []))}>
    <ol className={styles['advice']}>
      {cards.slice(0, SHOWN).map((advised) => (
        <Advised key={advised.url} advised={advised} cardOf={cardOf} />
      ))}
    </ol>
    {cards.length > SHOWN && (
      <details className={styles['rest']}>
        <summary>{cards.length - SHOWN} more</summary>
        <LateContent>
          <ol className={styles['advice']} start={SHOWN + 1}>
            {cards.slice(SHOWN).map((advised) => (
              <Advised key={advised.url} advised={advised} cardOf={cardOf} />
            ))}
          </ol>
        </LateContent>
      </details>
    )}
  </div>
);
