import { identityOf, type ColorIdentity } from '@crownsmith/domain';
import type { PlaytestCard, PlaytestDeck, PlaytestEntry } from '../deck/playtest-deck';

/** A card that does nothing: a basic Plains is `aCard('Plains', { typeLine: 'Basic Land — Plains', manaCost: '' })`. */
export const aCard = (name: string, fields: Partial<PlaytestCard> = {}): PlaytestCard => ({
  name,
  typeLine: 'Artifact',
  manaCost: '{2}',
  manaValue: 2,
  colorIdentity: identityOf([]),
  text: '',
  ...fields,
});

/** Copies of a card in a list. */
export const copies = (count: number, card: PlaytestCard): PlaytestEntry => ({
  name: card.name,
  count,
  card,
});

/** A basic land. */
export const aBasic = (type: string, colorIdentity: ColorIdentity): PlaytestCard =>
  aCard(type, { typeLine: `Basic Land — ${type}`, manaCost: '', manaValue: 0, colorIdentity });

/** A mono-green deck of 99 cards: 38 Forests, some of `cards`, and creatures of two mana. */
export const aGreenDeck = (...cards: readonly PlaytestEntry[]): PlaytestDeck => {
  const green = identityOf(['G']);
  const used = cards.reduce((sum, { count }) => sum + count, 0);
  const bear = aCard('Bear', {
    typeLine: 'Creature — Bear',
    manaCost: '{1}{G}',
    power: '2',
    colorIdentity: green,
  });
  const commander = aCard('Elder', {
    typeLine: 'Legendary Creature — Elf',
    manaCost: '{2}{G}{G}',
    manaValue: 4,
    power: '4',
    colorIdentity: green,
  });
  return {
    commanders: [copies(1, commander)],
    main: [copies(38, aBasic('Forest', green)), ...cards, copies(61 - used, bear)],
  };
};
