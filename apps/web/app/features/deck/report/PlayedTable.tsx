import type { DeckReport } from '@crownsmith/api-client';
import { slugOfCardUrl } from '@crownsmith/domain';
import { shareValue } from '@crownsmith/answers/text';
import type { PageCard } from '#app/model/card';
import { countText } from '#app/ui/format/numbers';
import { usePreviews } from '#app/ui/render-context/previews';
import styles from '../Deck.module.css';
import { useAdvisedPrices } from '../page/advised-prices';
import { CardLink } from './CardLink';
import { ChangeButton } from './ChangeButton';

type PlayedCard = DeckReport['average']['missing'][number];

/** A share of decks as a bar. */
const ShareBar = ({ share }: { /** 0–1 */ readonly share: number }) => (
  <svg className={styles['bar']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="6" className={styles['track']} />
    <rect width={Math.round(share * 1000) / 10} height="6" className={styles['fill']} />
  </svg>
);

/** Cards by how many decks play them, with a button that adds each to the list or cuts it. */
export const PlayedTable = ({
  cards,
  act,
  caption,
  cardOf,
}: {
  readonly cards: readonly (PlayedCard & { readonly among?: string | undefined })[];
  readonly act: 'add' | 'cut';
  /** what the table lists, for screen readers */
  readonly caption: string;
  readonly cardOf: (url: string) => PageCard | undefined;
}) => {
  const prices = useAdvisedPrices({ cardOf });
  const previews = usePreviews(cards.flatMap(({ url }) => cardOf(url) ?? []));
  return (
    <table className={styles['table']} {...previews}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">{cards[0]?.among === 'similar-decks' ? 'Similar decks' : 'Decks'} that play it</th>
          <th scope="col" className={styles['number']}>
            Price
          </th>
          <th scope="col">
            <span className="sr-only">Change</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => {
          const slug = slugOfCardUrl(card.url);
          return (
            <tr key={card.url}>
              <th scope="row">
                <CardLink card={card} />
              </th>
              <td>
                <span className={styles['share']}>
                  {shareValue(card.num_decks, card.potential_decks)}{' '}
                  <small>of {countText(card.potential_decks)}</small>
                  <ShareBar share={card.inclusion} />
                </span>
              </td>
              <td className={styles['number']}>{prices.of(card)}</td>
              <td className={styles['acts']}>
                {slug !== undefined && (
                  <ChangeButton
                    change={act === 'add' ? { in: slug } : { out: slug }}
                    label={act === 'add' ? `Add ${card.name}` : `Cut ${card.name}`}
                  >
                    {act === 'add' ? 'Add' : 'Cut'}
                  </ChangeButton>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
