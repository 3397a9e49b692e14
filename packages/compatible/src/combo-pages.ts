import type {
  Combo,
  CompatibleCardList,
  CompatibleComboPage,
  CompatibleListPage,
} from '@crownsmith/api-client';
import { identitySlug } from '@crownsmith/domain';
import { cardsOf, makeBareView, nameOf } from './cards';
import { identityOfCombo, type IndexedCombo } from './combos';
import { makeList, makePage } from './page';
import type { Cards } from './source';

/** A combo with its place among all combos by their decks, 1 is the first, 0 an unknown one. */
export interface RankedCombo {
  readonly combo: IndexedCombo;
  readonly rank: number;
}

const titleOf = (combo: IndexedCombo, cards: Cards): string =>
  cardsOf(combo.cards, cards).map(nameOf).join(' + ');

const comboUrl = (combo: IndexedCombo): string =>
  `/combos/${identitySlug(identityOfCombo(combo))}/${combo.id}`;

const comboFields = ({ combo, rank }: RankedCombo, cards: Cards) => ({
  comboId: combo.id,
  colors: identitySlug(identityOfCombo(combo)),
  count: combo.num_decks,
  percentage:
    combo.potential_decks > 0 ? Math.round((combo.num_decks / combo.potential_decks) * 10_000) / 100 : 0,
  rank,
  cardIds: cardsOf(combo.cards, cards).flatMap(({ scryfall_id: id }) => id ?? []),
  results: [...combo.results],
});

const makeComboList = (ranked: RankedCombo, cards: Cards): CompatibleCardList => {
  const { combo } = ranked;
  const header = `${titleOf(combo, cards)} (${combo.num_decks} decks)`;
  const href = comboUrl(combo);
  return {
    ...makeList(
      header,
      header.toLowerCase().replaceAll(' ', ''),
      cardsOf(combo.cards, cards).map((card) => ({ ...makeBareView(card), url: href })),
    ),
    href,
    combo: comboFields(ranked, cards),
  };
};

/** `combos.json`, `combos/{colours}.json`, `combos/{card}.json`: a list per combo, most decks first. */
export const makeCombosPage = (
  header: string,
  path: string,
  combos: readonly RankedCombo[],
  cards: Cards,
): CompatibleListPage =>
  makePage(
    header,
    { '/combos': 'Combos', [path]: header },
    { cardlists: combos.map((combo) => makeComboList(combo, cards)) },
  );

const linesOf = (text: string | undefined): string[] => text?.split('\n').filter((line) => line !== '') ?? [];

/** `combos/{colours or card}/{id}.json` */
export const makeComboPage = (combo: Combo, rank: number, cards: Cards): CompatibleComboPage => {
  const header = titleOf(combo, cards);
  return {
    ...makePage(
      header,
      { '/combos': 'Combos', [comboUrl(combo)]: header },
      { cardlists: [makeList('Combo', 'combo', cardsOf(combo.cards, cards).map(makeBareView))] },
      `Result: ${combo.results.join(', ')}`,
    ),
    combo: {
      ...comboFields({ combo, rank }, cards),
      combo_id: combo.id,
      process_txt: linesOf(combo.steps),
      require_txt: combo.prerequisites ?? '',
      results_txt: combo.results.join('\n'),
    },
  };
};
