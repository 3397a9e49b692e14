import type { ModelLookups } from '../model/model-lookups';
import { zoneOfDeck } from '../model/zone-of-deck';
import type { KnownDecks } from './known-decks';

/**
 * Calls back for each of some cards with each of some decks that could play it: it plays it, or its commanders' colours allow it,
 * it is not older than the card, its format does not ban it, and the card does not lead it. The rule is that of the published pages,
 * but for commanders with rules of their own: of cards outside their colours only what they play counts.
 * @param known without it nothing is known of dates and formats
 * @param visit gets the places of the card and of the deck
 */
export const eachThatCouldPlay = (
  { model, cards: allCards, zoneIdentities }: ModelLookups,
  known: KnownDecks | undefined,
  decks: Uint32Array,
  cards: readonly number[],
  visit: (card: number, deck: number, plays: boolean) => void,
): void => {
  const { deckStarts, deckCards, zoneCommanders, cardIdentities } = model;
  const places = new Int32Array(allCards).fill(-1);
  cards.forEach((card, place) => (places[card] = place));
  const plays = new Uint8Array(cards.length);
  decks.forEach((deck, at) => {
    plays.fill(0);
    const end = deckStarts[deck + 1];
    for (let i = deckStarts[deck]; i < end; i++) {
      const place = places[deckCards[i]];
      if (place >= 0) plays[place] = 1;
    }
    const zone = zoneOfDeck(model.zoneStarts, deck);
    const identity = zoneIdentities[zone];
    const [first, second] = [zoneCommanders[zone * 2], zoneCommanders[zone * 2 + 1]];
    for (let place = 0; place < cards.length; place++) {
      const card = cards[place];
      if (plays[place] === 1) visit(place, at, true);
      else if (
        (cardIdentities[card] & ~identity) === 0 &&
        card !== first &&
        card !== second &&
        known?.isOpenTo(deck, card) !== false
      )
        visit(place, at, false);
    }
  });
};
