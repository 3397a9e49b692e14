import { deckTheme, tribeKey, tribeName, tribesOf, type ThemeKey } from '@crownsmith/domain';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { makeCardThemes, type CardThemes } from './card-themes';
import { makeDeckClassifier } from './classify-deck';

/** A theme or tribe of a deck with its cards. */
export interface DeckGroup {
  readonly kind: 'theme' | 'tribe';
  /** Key of the theme, or of the creature type (`tribeKey`). */
  readonly key: string;
  readonly name: string;
  /** Names of the cards, commanders included. */
  readonly names: readonly string[];
}

/** Further facts for themes. */
export interface DeckThemeOptions {
  /** Themes of a card whose rules text is not known; undefined for an unknown card. */
  readonly listedThemes?: ((card: ReportCard) => readonly ThemeKey[] | undefined) | undefined;
}

/** The themes and tribes of a deck by the rules of the domain, those with most cards first. */
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
  const { themes, tribes } = classify(places.slice(0, zone.length), places.slice(zone.length));
  const namesOf = (belongs: (of: CardThemes) => boolean): readonly string[] =>
    known.filter((each) => belongs(each.themes)).map(({ card }) => card.name);
  return [
    ...themes.map((key): DeckGroup => ({
      kind: 'theme',
      key,
      name: deckTheme(key)?.name ?? key,
      names: namesOf((of) => of.themes.includes(key)),
    })),
    ...tribes.map((tribe): DeckGroup => ({
      kind: 'tribe',
      key: tribeKey(tribe),
      name: tribeName(tribe),
      names: namesOf((of) => of.tribes.includes(tribe) || of.isChangeling),
    })),
  ].sort((a, b) => b.names.length - a.names.length);
};
