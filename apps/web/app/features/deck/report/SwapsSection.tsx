import { slugOfCardUrl } from '@crownsmith/domain';
import { priceText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import { usePreviews } from '#app/ui/render-context/previews';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { CardLink } from './CardLink';
import { ChangeButton } from './ChangeButton';

/** Pairs of a card that goes and one that comes, best first; applied with one press, undone with one. */
export const SwapsSection = ({ report: { swaps }, cardOf }: Pick<DeckView, 'report' | 'cardOf'>) => {
  const previews = usePreviews(swaps.flatMap((swap) => cardOf(swap.in.url) ?? []));
  return (
    <Section
      id="swaps"
      title="Swaps"
      count={swaps.length}
      lead={
        swaps.length === 0
          ? 'No swap within your limits improves the list.'
          : 'Within your limits, the greatest gain first.'
      }
    >
      {swaps.length > 0 && (
        <table className={styles['table']} {...previews}>
          <caption className="sr-only">Cards to swap</caption>
          <thead>
            <tr>
              <th scope="col">Out</th>
              <th scope="col">In</th>
              <th scope="col">Why</th>
              <th scope="col" className={styles['number']}>
                Price
              </th>
              <th scope="col">
                <span className="sr-only">Change</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {swaps.map((swap) => (
              <tr key={`${swap.out.url}${swap.in.url}`}>
                <td className={styles['less']}>
                  <CardLink card={swap.out} />
                </td>
                <th scope="row" className={styles['more']}>
                  <CardLink card={swap.in} />
                </th>
                <td className={styles['why']}>{swap.reason.message}</td>
                <td className={styles['number']}>{swap.price === null ? '–' : priceText(swap.price)}</td>
                <td className={styles['acts']}>
                  <ChangeButton
                    change={{ out: slugOfCardUrl(swap.out.url), in: slugOfCardUrl(swap.in.url) }}
                    label={`Swap ${swap.out.name} for ${swap.in.name}`}
                  >
                    Swap
                  </ChangeButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
};
