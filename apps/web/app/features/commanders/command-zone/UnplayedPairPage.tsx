import type { PageCard } from '#app/model/card';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { CardGrid, CardTile } from '#app/ui/card-tile/CardTile';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { Section } from '#app/ui/layout/Section';
import { urlWithQuery } from '#app/ui/format/query-string';

/** A card of a pair with the page that tells most about it. */
export interface PairedCard {
  readonly card: PageCard;
  /** its commander page, or its card page where it leads no deck alone */
  readonly url: string;
}

/** An allowed pair that no counted deck plays: where each card and recommendations for both are. Rendered on the server only. */
export const UnplayedPairPage = ({ cards }: { readonly cards: readonly PairedCard[] }) => {
  const name = commanderName(cards.map(({ card }) => card));
  const [commander, partner] = cards.map(({ card }) => card.slug);
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Commanders', url: '/commanders' },
          { label: 'Partners', url: '/partners' },
        ]}
        title={name}
      >
        <p>
          The rules allow these two as commanders together, but no counted deck plays this pair yet.{' '}
          <a href={urlWithQuery('/deck', { commander, partner })} rel="nofollow">
            Get recommendations for both
          </a>
          .
        </p>
      </PageHeader>
      <Section id="cards" title="Each with other decks">
        <CardGrid>
          {cards.map(({ card, url }) => (
            <CardTile key={card.slug} card={card} url={url}>
              <a href={url}>{frontOf(card.name)}</a>, with its{' '}
              <a href={`/partners/${card.slug}`}>other partners</a>
            </CardTile>
          ))}
        </CardGrid>
      </Section>
    </>
  );
};
