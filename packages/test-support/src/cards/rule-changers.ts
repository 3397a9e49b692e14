import { deckGrantsOf, type Card } from '@crownsmith/domain';
import { buildCard, type CardFacts } from './build-card';

const AND_BASICS = 'and any basic land cards.';

/** A commander that changes the rules of its deck, with a legal list and a card that makes it illegal. */
export interface RuleChanger {
  readonly name: string;
  readonly colors: string;
  readonly text: string;
  /** names of cards outside its identity that its deck can have together */
  readonly allowed: readonly string[];
  /** names of cards that it cannot have beside those */
  readonly forbidden: readonly string[];
  /** the basic land that fills the list */
  readonly basic: string;
  /** cards of its list, 100 by default */
  readonly size?: number;
}

const rulebreaker = (
  name: string,
  colors: string,
  rule: string,
  [allowed, forbidden]: readonly [allowed: readonly string[], forbidden: readonly string[]],
  more: Pick<RuleChanger, 'basic' | 'size'>,
): RuleChanger => ({
  name,
  colors,
  text: `Rulebreaker — ${rule}`,
  allowed,
  forbidden,
  ...more,
});

const A_DECK = 'A deck with this commander';

/** The eight Rulebreakers of 2026-11-09, as they are printed. */
export const RULEBREAKERS: readonly RuleChanger[] = [
  rulebreaker(
    'Grizzlegom, Hurloon Hero',
    'RG',
    `${A_DECK} can have any land cards.`,
    [['Blue Tower', 'Swamp'], ['Blue Bear']],
    { basic: 'Mountain' },
  ),
  rulebreaker(
    'Maular, the Next Evolution',
    'G',
    `${A_DECK} can have creature cards with mana value 7 or greater of any color identity ${AND_BASICS}`,
    [
      ['Old Dinosaur', 'Swamp'],
      ['Young Dinosaur', 'Blue Tower'],
    ],
    { basic: 'Forest' },
  ),
  rulebreaker(
    'Seluma, Light of Aysen',
    'W',
    `${A_DECK} can have Angel cards of any color identity ${AND_BASICS}`,
    [['Night Angel', 'Swamp'], ['Green Bear']],
    { basic: 'Plains' },
  ),
  rulebreaker(
    'The Everforger',
    '',
    `${A_DECK} can have artifact creature and Equipment cards of any color identity ${AND_BASICS}`,
    [['Gilded Construct', 'Blue Sword'], ['White Stone']],
    { basic: 'Mountain' },
  ),
  rulebreaker(
    'The Unluckiest Planeswalker',
    'R',
    `${A_DECK} can have Aura cards of any color identity ${AND_BASICS}`,
    [['Green Aura', 'Forest'], ['Night Angel']],
    { basic: 'Mountain' },
  ),
  rulebreaker(
    'Valko Indorian',
    'B',
    `${A_DECK} can have Phyrexian cards of any color identity ${AND_BASICS}`,
    [
      ['White Phyrexian', 'Plains'],
      ['White Stone', 'Night Bolt'],
    ],
    { basic: 'Swamp' },
  ),
  {
    name: 'Tolabow, Loch Rascal',
    colors: 'U',
    text: `Rulebreaker — If Tolabow, Loch Rascal is your commander, the color identity of instant and sorcery cards in your deck can include one color of your choice not in your commander's color identity, and your deck can have any basic land cards.`,
    allowed: ['Red Bolt', 'Red Lesson', 'Mountain'],
    forbidden: ['Black Rite', 'Young Dinosaur'],
    basic: 'Island',
  },
  rulebreaker(
    'Whtz, the Bibliophile',
    'WU',
    `${A_DECK} has no maximum deck size.`,
    [['Blue Tower'], ['Green Bear']],
    { basic: 'Plains', size: 260 },
  ),
];

/** A commander whose player chooses a colour: the list has cards of two. */
export const COLOR_CHOOSER: RuleChanger = {
  name: 'The Prismatic Piper',
  colors: '',
  text: 'If The Prismatic Piper is your commander, choose a color before the game begins. The Prismatic Piper is the chosen color.',
  allowed: ['Young Dinosaur', 'Old Dinosaur'],
  forbidden: ['Green Bear'],
  basic: 'Mountain',
};

const OTHERS: readonly CardFacts[] = [
  ...[
    ['Plains', 'W'],
    ['Island', 'U'],
    ['Swamp', 'B'],
    ['Mountain', 'R'],
    ['Forest', 'G'],
  ].map(([name = '', colors = '']) => ({ name, type: `Basic Land — ${name}`, colors })),
  { name: 'Blue Tower', type: 'Land', colors: 'U' },
  { name: 'Blue Bear', type: 'Creature — Bear', colors: 'U', value: 2 },
  { name: 'Green Bear', type: 'Creature — Bear', colors: 'G', value: 2 },
  { name: 'Night Angel', type: 'Creature — Angel', colors: 'B', value: 5 },
  { name: 'Old Dinosaur', type: 'Creature — Dinosaur', colors: 'R', value: 7 },
  { name: 'Young Dinosaur', type: 'Creature — Dinosaur', colors: 'R', value: 6 },
  { name: 'Gilded Construct', type: 'Artifact Creature — Construct', colors: 'WB', value: 3 },
  { name: 'Blue Sword', type: 'Artifact — Equipment', colors: 'U', value: 2 },
  { name: 'White Stone', type: 'Artifact', colors: 'W', value: 1 },
  { name: 'Green Aura', type: 'Enchantment — Aura', colors: 'G', value: 2 },
  { name: 'White Phyrexian', type: 'Creature — Phyrexian Cleric', colors: 'W', value: 2 },
  { name: 'Red Bolt', type: 'Instant', colors: 'R', value: 1 },
  { name: 'Red Lesson', type: 'Sorcery', colors: 'R', value: 1 },
  { name: 'Night Bolt', type: 'Instant', colors: 'UB', value: 1 },
  { name: 'Black Rite', type: 'Sorcery', colors: 'B', value: 1 },
  { name: 'Plain Stone', type: 'Artifact', value: 1 },
];

/** The Rulebreakers, a commander whose player chooses a colour, and what their lists have, as a catalogue. */
export const ruleChangingCards = (): readonly Card[] => [
  ...[...RULEBREAKERS, COLOR_CHOOSER].map(({ name, colors, text }) =>
    buildCard({
      name,
      type: 'Legendary Creature — Shapeshifter',
      colors,
      value: 4,
      more: { text, grants: deckGrantsOf({ name, text }) },
    }),
  ),
  ...OTHERS.map(buildCard),
];

/**
 * A list of its deck as text, legal unless another card stands in place of a basic land.
 * @param instead names of cards that take the place of basic lands
 */
export const listOf = (
  { name, allowed, basic, size = 100 }: RuleChanger,
  instead: readonly string[] = [],
): string => {
  const cards = [...allowed.filter((card) => card !== basic), ...instead];
  return [
    'Commander',
    `1 ${name}`,
    '',
    'Deck',
    ...cards.map((card) => `1 ${card}`),
    `${size - 1 - cards.length} ${basic}`,
  ].join('\n');
};
