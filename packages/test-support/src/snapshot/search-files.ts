import type {
  MiscData,
  OtherNames,
  Redirects,
  SearchCardFacts,
  TypeaheadOption,
} from '@crownsmith/api-client';
import { cardUrl, commanderUrl, faceNames, makeSlug, pairSlug, type Card } from '@crownsmith/domain';
import type { CommandZone } from './commanders-and-cards';
import type { FixtureFiles } from './fixture-data';

const MISC: MiscData = {
  sets: [{ code: 'tst', name: 'Test Set', icon_svg_uri: '' }],
  themes: [{ key: 'tokens', name: 'Tokens' }],
  tribes: ['Vampire'],
  tcgplayerKickback: null,
  tcgplayerSale: null,
};

/** Names of one card in two languages and of a reskin, and one that is another card's own. */
const OTHER_NAMES: OtherNames = {
  de: { Sonnenring: 'sol-ring' },
  fr: { 'Arcane Signet': ['arcane-signet', 'sol-ring'] },
  ja: { 太陽の指輪: 'sol-ring', 稲妻: 'lightning-bolt' },
  printed: { 'Ring of the Sun': 'sol-ring' },
};

const option = (label: string, url: string): TypeaheadOption => ({ label, url });

/** Front faces redirect to the card, the other order of a pair to the pair. */
const redirects = (cards: readonly Card[], zones: readonly CommandZone[]): Redirects => ({
  cards: Object.fromEntries(
    cards.flatMap((card) => {
      const front = makeSlug(faceNames(card.name)[0] ?? card.name);
      return front === card.slug ? [] : [[front, card.slug]];
    }),
  ),
  commanders: Object.fromEntries(
    zones.flatMap(([a, b]) => (b ? [[`${b.slug}-${a.slug}`, pairSlug(a.slug, b.slug)]] : [])),
  ),
});

/** Every card in as many decks as its page states, less one for each card before it, so that their order is known. */
const searchFacts = (cards: readonly Card[]): { cards: SearchCardFacts[] } => ({
  cards: cards.map(({ slug, manaCost, power, toughness, text, colorIdentity }, index) => ({
    slug,
    faces: [
      {
        colors: colorIdentity,
        ...(manaCost !== undefined && { mana_cost: manaCost }),
        ...(power !== undefined && { power }),
        ...(toughness !== undefined && { toughness }),
      },
    ],
    text: text ?? '',
    rarity: 'rare',
    num_decks: Math.max(40 - index, 1),
    potential_decks: 100,
    led: 0,
    rank: index + 1,
    ...(slug === 'edgar-markov' && { win_rate: 0.5 }),
  })),
});

/** Misc data, redirects, the lists of the search box and what searches know. */
export const searchFiles = (cards: readonly Card[], zones: readonly CommandZone[]): FixtureFiles => [
  ['misc.json', MISC],
  ['redirects.json', redirects(cards, zones)],
  ['names.json', OTHER_NAMES],
  [
    'card-numbers.json',
    {
      // In another order than that of the catalogue, with one that is gone.
      cards: [
        ...[...cards].reverse().map(({ slug }, number) => [slug, number]),
        [null, cards.length, 'A Card That Is Gone'],
      ],
    } satisfies { cards: readonly (readonly unknown[])[] },
  ],
  ['search.json', searchFacts(cards)],
  ['typeahead/cards.json', cards.map(({ name, slug }) => option(name, cardUrl(slug)))],
  [
    'typeahead/commanders.json',
    cards
      .filter(({ canBeCommander }) => canBeCommander)
      .map(({ name, slug }) => option(name, commanderUrl(slug))),
  ],
  [
    'typeahead/partners.json',
    cards
      .filter(({ partner }) => partner.kind !== 'none')
      .map(({ name, slug }) => option(name, cardUrl(slug))),
  ],
  ['typeahead/sets.json', [option('Test Set', '/sets/tst')]],
];
