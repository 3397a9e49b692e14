import {
  deckTheme,
  tribeKey,
  tribeName,
  tribesOf,
  type RankedGroup,
  type ThemeKey,
} from '@crownsmith/domain';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { makeCardThemes } from './card-themes';
import { makeDeckClassifier } from './classify-deck';

/** A theme or tribe of a deck with its cards. */
export interface DeckGroup {
  readonly kind: 'theme' | 'tribe';
  /** Key of the theme, or of the creature type (`tribeKey`). */
  readonly key: string;
  readonly name: string;
  /** Names of the cards, each once, commanders included. */
  readonly names: readonly string[];
  /** How many these are with their copies. */
  readonly cards: number;
}

/** Further facts for themes. */
export interface DeckThemeOptions {
  /** Themes of a card whose rules text is not known; undefined for an unknown card. */
  readonly listedThemes?: ((card: ReportCard) => readonly ThemeKey[] | undefined) | undefined;
}

/** The themes and tribes of a deck by the rules of the domain, those first that a player would name first. */
export const deckThemes = (
  deck: Pick<ReportDeck, 'commanders' | 'main'>,
  { listedThemes }: DeckThemeOptions = {},
): readonly DeckGroup[] => {
  const distinct = (entries: ReportDeck['main']): readonly ReportCard[] => [
    ...new Set(entries.flatMap(({ card }) => card ?? [])),
  ];
  const zone = distinct(deck.commanders);
  const main = distinct(deck.main).filter((card) => !zone.includes(card));
  const creatureTypes = new Set([...zone, ...main].flatMap(tribesOf));
  const read = makeCardThemes<ReportCard>({ creatureTypes, listedThemes });
  const known = [...zone, ...main].map((card) => ({ card, themes: read(card) }));
  const places = [...known.keys()];
  const classify = makeDeckClassifier(known.map((each) => each.themes));
  const cardsOf = ({ kind, key }: RankedGroup): readonly ReportCard[] =>
    known.flatMap(({ card, themes }) =>
      (
        kind === 'theme'
          ? themes.themes.includes(key as ThemeKey) ||
            (zone.includes(card) && themes.led.includes(key as ThemeKey))
          : themes.tribes.includes(key) || themes.isChangeling
      )
        ? [card]
        : [],
    );
  const copiesOf = (card: ReportCard): number =>
    zone.includes(card)
      ? 1
      : deck.main.reduce((sum, entry) => sum + (entry.card === card ? entry.count : 0), 0);
  return classify(places.slice(0, zone.length), places.slice(zone.length)).map((group) => {
    const cards = cardsOf(group);
    return {
      kind: group.kind,
      key: group.kind === 'theme' ? group.key : tribeKey(group.key),
      name: group.kind === 'theme' ? (deckTheme(group.key)?.name ?? group.key) : tribeName(group.key),
      names: cards.map(({ name }) => name),
      cards: cards.reduce((sum, card) => sum + copiesOf(card), 0),
    };
  });
};
