import { deckCurve, deckTypes } from '@crownsmith/domain';
import type { ReactNode } from 'react';
import { DeckHero } from '#app/ui/deck/DeckHero';
import { deckSize } from '#app/ui/deck/DeckList';
import { DeckViews } from '#app/ui/deck/DeckViews';
import { countedText, countText } from '#app/ui/format/numbers';
import { TextSection } from '#app/ui/layout/TextSection';
import { CountedPrices, useDeckPrices } from '#app/ui/price/Price';
import type { ListDeck } from './list-deck.server';

interface ListDeckProps {
  readonly deck: ListDeck;
  /** what follows the cards */
  readonly children?: ReactNode;
}

const ListDeckParts = ({ deck, children }: ListDeckProps) => {
  const { commanders, entries, priced, missing, allowance, violations, alsoMeans, links } = deck;
  const whole = [...commanders.map((card) => ({ card, count: 1 })), ...entries];
  const unknown = deckSize(missing);
  const prices = useDeckPrices('Price', priced);
  const [first] = commanders;
  return (
    <>
      <DeckHero
        url={first ? `/cards/${first.slug}` : '/commanders'}
        commanders={commanders}
        statistics={[{ label: 'Cards', value: countText(deckSize(whole) + unknown) }, ...prices]}
        manaCurve={deckCurve(entries)}
        types={deckTypes(entries)}
      />
      <TextSection id="legality" title="As a Commander deck">
        {violations.length === 0 ? (
          <p>The list is a legal deck.</p>
        ) : (
          <ul>
            {violations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {[...allowance, ...alsoMeans].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {unknown > 0 && (
          <p>
            {countedText(unknown, 'card')} of the list {unknown === 1 ? 'is' : 'are'} not among the cards of
            this site at the moment: {missing.map(({ name }) => name).join(', ')}.
          </p>
        )}
      </TextSection>
      <DeckViews
        id="list"
        entries={entries}
        commanders={commanders}
        unknown={missing}
        rows={[]}
        links={links}
      />
      {children}
    </>
  );
};

/**
 * The cards of a saved list: key numbers, what keeps it from being a legal deck, cards by type, at the prices of My deck. Rendered on
 * the server only.
 */
export const ListDeckView = (props: ListDeckProps) => (
  <CountedPrices shops={props.deck.shops}>
    <ListDeckParts {...props} />
  </CountedPrices>
);
