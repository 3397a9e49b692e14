import { identityOf, parseColorIdentity, primaryTypeOf } from '@crownsmith/domain';
import type { PageCard, PageRow } from '#app/model/card';
import type { PageCommander } from '#app/model/commander';

/** A card for stories. @param facts `colors` is the colour identity, such as `WU` */
export const sampleCard = (
  name: string,
  { colors = '', ...facts }: Partial<PageCard> & { readonly colors?: string } = {},
): PageCard => {
  const typeLine = facts.typeLine ?? 'Artifact';
  return {
    slug: name
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replace(/-$/, ''),
    name,
    manaValue: 2,
    typeLine,
    primaryType: primaryTypeOf(typeLine),
    colorIdentity: parseColorIdentity(colors) ?? identityOf([]),
    prices: { cardkingdom: 1.5, tcgplayer: 1.25, cardmarket: 1.1 },
    tags: [],
    salt: 0.42,
    gameChanger: false,
    canLead: false,
    ...facts,
  };
};

const LEGEND = 'Legendary Creature — Human Wizard';

export const solRing = sampleCard('Sol Ring', { manaCost: '{1}', manaValue: 1 });
export const thrasios = sampleCard('Thrasios, Triton Hero', {
  typeLine: 'Legendary Creature — Merfolk Wizard',
  manaCost: '{G}{U}',
  colors: 'UG',
  powerOrLoyalty: '1/3',
  canLead: true,
});
export const tymna = sampleCard('Tymna the Weaver', {
  typeLine: LEGEND,
  manaCost: '{1}{W}{B}',
  colors: 'WB',
  powerOrLoyalty: '2/2',
  canLead: true,
});
export const longName = sampleCard('Hermit of the Natterknolls and All of Its Wolves', {
  typeLine: 'Legendary Enchantment Creature — Elemental Shapeshifter Werewolf Advisor',
  manaCost: '{2}{W}{U}{B}{R}{G}',
  colors: 'WUBRG',
  powerOrLoyalty: '12/12',
  canLead: true,
});
export const noPrice = sampleCard('Unpriced Relic', { manaCost: '{3}', prices: {} });
export const expensive = sampleCard('Costly Lotus', { manaCost: '{0}', prices: { cardkingdom: 12_499.99 } });
export const salty = sampleCard('Stormy Stasis', {
  typeLine: 'Enchantment',
  manaCost: '{1}{U}',
  colors: 'U',
  salt: 3.1,
});

/** A picture of a card without a request: a plain rectangle in the proportions of a card. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="488" height="680"><rect width="488" height="680" fill="#456"/><circle cx="244" cy="300" r="150" fill="#9ab"/></svg>',
)}`;
/** A picture that no browser can decode. */
export const BROKEN_PICTURE = 'data:image/png;base64,AAAA';

export const sampleRow = (card: PageCard, facts: Partial<PageRow> = {}): PageRow => ({
  card,
  numDecks: 620,
  potentialDecks: 1000,
  inclusion: 0.62,
  synergy: 0.21,
  lift: 1.8,
  ...facts,
});

export const sampleCommander = (
  cards: readonly PageCard[],
  facts: Partial<PageCommander> = {},
): PageCommander => ({
  slug: cards.map(({ slug }) => slug).join('-'),
  cards,
  numDecks: 1240,
  rank: 7,
  ...facts,
});

const TYPE_LINES = ['Creature — Elf Druid', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Land'] as const;
const COLORS = ['G', 'U', 'WB', '', 'R', 'BRG'] as const;

/** As many different cards as asked for, of all types. */
export const sampleCards = (count: number): readonly PageCard[] =>
  Array.from({ length: count }, (_, i) =>
    sampleCard(
      `Sample card ${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10) % 10]}${'uvwxyz'[Math.floor(i / 100)]}`,
      {
        typeLine: TYPE_LINES[i % TYPE_LINES.length] ?? 'Artifact',
        colors: COLORS[i % COLORS.length] ?? '',
        manaValue: i % 8,
        manaCost: i % 6 === 5 ? undefined : `{${i % 8}}`,
      },
    ),
  );
