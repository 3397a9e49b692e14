import { deckCurve, deckTypes } from '@crownsmith/domain';
import type { CommanderView } from '#app/model/commander';
import { DeckHero } from '#app/ui/deck/DeckHero';
import { deckSize } from '#app/ui/deck/DeckList';
import { DeckViews } from '#app/ui/deck/DeckViews';
import { EmptyState } from '#app/ui/states/EmptyState';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { CountedPrices, useDeckPrices } from '#app/ui/price/Price';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { countText } from '#app/ui/format/numbers';
import { deckSource, deckTitle } from '../page/AverageDeck';

export const deckPageTitle = (view: CommanderView): string =>
  `${deckTitle(view)} ${view.averageDeckOf.num_decks === 0 ? 'for' : 'of'} ${commanderName(view.cards)}`;

interface Props {
  readonly view: CommanderView;
}

const AverageDeckParts = ({ view }: Props) => {
  const name = commanderName(view.cards);
  const leaders = new Set(view.cards.map(({ slug }) => slug));
  const rest = view.averageDeck.filter(({ card }) => !leaders.has(card.slug));
  const size = deckSize(rest) + view.cards.length;
  const whole = [...view.cards.map((card) => ({ card, count: 1 })), ...rest];
  const prices = useDeckPrices('Price', whole);
  const banned = view.cards.filter((card) => card.banned);
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Commanders', url: '/commanders' },
          { label: name, url: `/commanders/${view.slug}` },
        ]}
        title={deckPageTitle(view)}
        currentLabel={deckTitle(view)}
      >
        <p>
          {deckSource(view)}
          {rest.length > 0 && `: a list of ${countText(size)} cards`}.
        </p>
      </PageHeader>
      {rest.length === 0 ? (
        <EmptyState>
          {banned.length > 0
            ? `${commanderName(banned)} is banned in Commander, so there is no legal deck to show.`
            : 'There are too few decks to average.'}{' '}
          See the <a href={`/commanders/${view.slug}`}>commander page</a> of {name}.
        </EmptyState>
      ) : (
        <>
          <DeckHero
            url={`/commanders/${view.slug}`}
            commanders={view.cards}
            statistics={[{ label: 'Cards', value: countText(size) }, ...prices]}
            manaCurve={deckCurve(rest)}
            types={deckTypes(rest)}
          />
          <p>
            <a href={`/deck?average=${view.slug}`} rel="nofollow">
              Open it as a deck
            </a>{' '}
            to fill, swap and cut.
          </p>
          <DeckViews
            id="list"
            entries={rest}
            commanders={view.cards}
            // Its lists count all decks.
            rows={
              view.averageDeckOf.num_decks === view.numDecks && !view.estimated
                ? view.lists.flatMap(({ rows }) => rows)
                : []
            }
          />
        </>
      )}
    </>
  );
};

/** The page of a commander's or pair's average deck, at the prices of My deck. Rendered on the server only. */
export const AverageDeckPage = (props: Props) => (
  <CountedPrices shops={props.view.shops}>
    <AverageDeckParts {...props} />
  </CountedPrices>
);
