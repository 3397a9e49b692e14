import type {
  CompatibleCardList,
  CompatibleComboPage,
  CompatibleListPage,
  WireCard,
} from '@crownsmith/api-client';
import { identityName, identitySlug, type ColorIdentity } from '@crownsmith/domain';
import type { ComboView, PageCombo } from '#app/model/combo';
import { makeBareView, nameOf, type CardLookup } from './card-fields.server';
import { makeList, makePage } from './page-parts.server';

/** Where combos are ranked by their decks, 1 is the first. */
export type RankOf = (id: string) => number;

const cardsOf = ({ cards }: PageCombo, cardOf: CardLookup): readonly WireCard[] =>
  cards.flatMap(({ slug }) => cardOf(slug) ?? []);

const titleOf = (combo: PageCombo, cardOf: CardLookup): string =>
  cardsOf(combo, cardOf).map(nameOf).join(' + ');

const comboUrl = ({ identity, id }: PageCombo): string => `/combos/${identitySlug(identity)}/${id}`;

const comboFields = (combo: PageCombo, cardOf: CardLookup, rankOf: RankOf) => ({
  comboId: combo.id,
  colors: identitySlug(combo.identity),
  count: combo.numDecks,
  percentage:
    combo.potentialDecks > 0 ? Math.round((combo.numDecks / combo.potentialDecks) * 10_000) / 100 : 0,
  rank: rankOf(combo.id),
  cardIds: cardsOf(combo, cardOf).flatMap(({ scryfall_id: id }) => id ?? []),
  results: [...combo.results],
});

const makeComboList = (combo: PageCombo, cardOf: CardLookup, rankOf: RankOf): CompatibleCardList => {
  const header = `${titleOf(combo, cardOf)} (${combo.numDecks} decks)`;
  const href = comboUrl(combo);
  return {
    ...makeList(
      header,
      header.toLowerCase().replaceAll(' ', ''),
      cardsOf(combo, cardOf).map((card) => ({ ...makeBareView(card), url: href })),
    ),
    href,
    combo: comboFields(combo, cardOf, rankOf),
  };
};

/** `combos/{colours}.json`, `combos/{card}.json`: a list per combo, most decks first. */
export const makeCombosPage = (
  header: string,
  path: string,
  combos: readonly PageCombo[],
  cardOf: CardLookup,
  rankOf: RankOf,
): CompatibleListPage =>
  makePage(
    {
      header,
      breadcrumb: [
        ['/combos', 'Combos'],
        [path, header],
      ],
    },
    { cardlists: combos.map((combo) => makeComboList(combo, cardOf, rankOf)) },
  );

/** `combos.json`: the colours that have combos, and the combos of most decks. */
export const makeComboColorsPage = (
  counts: ReadonlyMap<ColorIdentity, number>,
  first: readonly PageCombo[],
  cardOf: CardLookup,
  rankOf: RankOf,
): CompatibleListPage => ({
  ...makeCombosPage('Combos', '/combos', first, cardOf, rankOf),
  relatedinfo: {
    name: 'Combos',
    colors: [...counts].map(([identity, count]) => ({
      name: identityName(identity),
      count,
      icons: identitySlug(identity),
      url: `/combos/${identitySlug(identity)}`,
    })),
  },
});

const linesOf = (text: string | undefined): string[] => text?.split('\n').filter((line) => line !== '') ?? [];

/** `combos/{colours or card}/{id}.json` */
export const makeComboPage = (combo: ComboView, cardOf: CardLookup, rankOf: RankOf): CompatibleComboPage => {
  const header = titleOf(combo, cardOf);
  return {
    ...makePage(
      {
        header,
        description: `Result: ${combo.results.join(', ')}`,
        breadcrumb: [
          ['/combos', 'Combos'],
          [comboUrl(combo), header],
        ],
      },
      { cardlists: [makeList('Combo', 'combo', cardsOf(combo, cardOf).map(makeBareView))] },
    ),
    combo: {
      ...comboFields(combo, cardOf, rankOf),
      combo_id: combo.id,
      process_txt: linesOf(combo.steps),
      require_txt: combo.prerequisites ?? '',
      results_txt: combo.results.join('\n'),
    },
  };
};
