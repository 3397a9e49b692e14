import { PRICE_SOURCES } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import type { CardPrintings } from '#app/model/printing';
import { countedText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import { sourceName } from '#app/ui/price/visible-prices';
import { PrintingsTable } from './PrintingsTable';
import styles from './Printings.module.css';

const FINISH_TEXT = { nonfoil: '', foil: ' in foil', etched: ' etched' } as const;

/** Where each price of the card comes from. */
export const priceOrigins = (
  { prices }: Pick<PageCard, 'prices'>,
  { cheapest }: Pick<CardPrintings, 'cheapest'>,
): string =>
  PRICE_SOURCES.flatMap((source) => {
    if (prices[source] === undefined) return [];
    const of = cheapest[source];
    return of === undefined
      ? [`${sourceName(source)}’s price is for the card: we do not know its prices of printings.`]
      : [
          `The price at ${sourceName(source)} is that of ${of.setName} no. ${of.number}${FINISH_TEXT[of.finish]}, the cheapest that may be played.`,
        ];
  }).join(' ');

/** The first printings of a card, and a link to all where there are more. */
export const PrintingsSection = ({
  card,
  printings,
}: {
  readonly card: PageCard;
  readonly printings: CardPrintings;
}) => (
  <Section id="printings" title="Printings" count={printings.total} lead={priceOrigins(card, printings)}>
    <PrintingsTable name={card.name} printings={printings.rows} />
    {printings.total > printings.rows.length && (
      <p className={styles['more']}>
        <a href={`/cards/${card.slug}/printings`}>All {countedText(printings.total, 'printing')}</a>
      </p>
    )}
  </Section>
);
