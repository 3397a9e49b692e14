import { BRAND, unionIdentity, type PlayerDeck } from '@crownsmith/domain';
import { requestOfDeck, type DeckPassport } from '@crownsmith/answers';
import { shareValue } from '@crownsmith/answers/text';
import type { OpenList } from '#app/accounts/lists/saved-list.server';
import type { PageCard } from '#app/model/card';
import type { CardView } from '#app/model/card-view';
import type { CommanderView } from '#app/model/commander';
import { MIN_DECKS } from '#app/model/table-size';
import type { Snapshot } from '#app/snapshot/current.server';
import { toPageCard } from '#app/snapshot/row-views.server';
import { frameCardOf, frontOf } from '#app/ui/card-frame/frame-card';
import { countedText, countText, priceText } from '#app/ui/format/numbers';
import type { LinkPicture, PictureFigure } from './link-picture.server';

/** Kinds of pages with their own pictures. */
export const PICTURE_KINDS = ['commanders', 'cards'] as const;
type PictureKind = (typeof PICTURE_KINDS)[number];

/** What a picture shows: a page by its slug, a shared list, or the site. */
export type PictureSubject =
  | { readonly kind: PictureKind; readonly slug: string }
  | { readonly kind: 'compare'; readonly slug: string; readonly other: string }
  | { readonly kind: 'shared'; readonly list: OpenList }
  | { readonly kind: 'deck'; readonly commanders: readonly string[]; readonly cardCount: number }
  | { readonly kind: 'passport'; readonly code: string; readonly deck: PlayerDeck }
  | { readonly kind: 'table'; readonly code: string; readonly decks: readonly PlayerDeck[] }
  | { readonly kind: 'site' };

const LETTERS = ['w', 'u', 'b', 'r', 'g'] as const;

const identityKeys = (identity: number): readonly string[] => {
  const keys = LETTERS.filter((_, index) => (identity >> index) & 1);
  return keys.length === 0 ? ['c'] : keys;
};

const note = ({ manifest }: Snapshot): string | undefined =>
  manifest.sample ? 'Counted over generated sample decks' : undefined;

const figure = (value: string, label: string): PictureFigure => ({ value, label });

/** A card's name, one face per line. */
const faceLines = (name: string): readonly string[] => {
  const faces = name.split(' // ');
  return faces.map((face, index) => (index < faces.length - 1 ? `${face} //` : face));
};

/** The picture of a commander or a pair. */
const commanderPicture = (view: CommanderView, snapshot: Snapshot): LinkPicture => {
  const { commanders, pairs } = snapshot.manifest;
  return {
    frames: view.cards.map(frameCardOf),
    kind: view.cards.length > 1 ? 'Commanders' : 'Commander',
    names: view.cards.map(({ name }, index) => `${index === 0 ? '' : 'and '}${frontOf(name)}`),
    symbols: identityKeys(view.identity),
    figures: [
      ...(view.rank === null
        ? []
        : [figure(`#${countText(view.rank)}`, `of ${countText(commanders + pairs)} commanders and pairs`)]),
      figure(countText(view.numDecks), view.numDecks === 1 ? 'deck' : 'decks'),
      ...(view.averagePrice === null ? [] : [figure(priceText(view.averagePrice), 'for an average deck')]),
    ],
    note: note(snapshot),
  };
};

/** The picture of two commanders that are compared; of a commander and itself, with and without a theme, once. */
const comparisonPicture = (a: CommanderView, b: CommanderView, snapshot: Snapshot): LinkPicture => {
  const views = a.slug === b.slug ? [a] : [a, b];
  return {
    frames: views.flatMap(({ cards }) => cards.slice(0, views.length > 1 ? 1 : 2).map(frameCardOf)),
    kind: 'Compared',
    names: views.map(
      ({ cards }, index) =>
        `${index === 0 ? '' : 'or '}${cards.map(({ name }) => frontOf(name)).join(' & ')}`,
    ),
    symbols: identityKeys(views.reduce((bits, { identity }) => bits | identity, 0)),
    figures: views.map(({ numDecks, cards }) =>
      figure(
        countText(numDecks),
        `${numDecks === 1 ? 'deck' : 'decks'} with ${frontOf(cards[0]?.name ?? '')}`,
      ),
    ),
    note: note(snapshot),
  };
};

const cardPicture = (view: CardView, snapshot: Snapshot): LinkPicture => {
  const { card, numDecks, potentialDecks, rank } = view;
  return {
    frames: [frameCardOf(card)],
    kind: card.primaryType ?? 'Card',
    names: faceLines(card.name),
    symbols: identityKeys(card.colorIdentity),
    figures: [
      ...(potentialDecks === 0
        ? []
        : [
            figure(
              shareValue(numDecks, potentialDecks),
              `of ${countedText(potentialDecks, 'deck')} that could play it`,
            ),
          ]),
      ...(rank === null
        ? []
        : [figure(`#${countText(rank)}`, `of ${countText(snapshot.manifest.cards)} cards`)]),
      figure(countText(numDecks), numDecks === 1 ? 'deck plays it' : 'decks play it'),
    ],
    note: note(snapshot),
  };
};

/** The picture of the site: its two most played commanders, and its counts. */
const sitePicture = async (snapshot: Snapshot): Promise<LinkPicture> => {
  const { manifest } = snapshot;
  const options = snapshot.typeaheadList('commanders').slice(0, 2);
  const pages = await Promise.all(
    options.map(({ url }) => snapshot.commanderPage(url.slice(url.lastIndexOf('/') + 1))),
  );
  const frames = pages.flatMap((page) => page?.cards.slice(0, 1).map(frameCardOf) ?? []);
  return {
    frames,
    kind: BRAND,
    names: ['What goes into your Commander deck?'],
    symbols: LETTERS,
    figures: [
      figure(countText(manifest.decks), 'decks counted'),
      figure(countText(manifest.cards), 'cards'),
      figure(countText(manifest.commanders), 'commanders'),
    ],
    note: note(snapshot),
  };
};

const leadersOf = (
  urls: readonly string[],
  { resolveCard }: Pick<Snapshot, 'resolveCard'>,
): readonly PageCard[] =>
  urls.flatMap((url) => {
    const card = resolveCard(url);
    return card ? [toPageCard(card)] : [];
  });

/** The picture of a list that a person shares. */
const sharedListPicture = (
  { name, commanders, cardCount }: Pick<OpenList, 'name' | 'commanders' | 'cardCount'>,
  snapshot: Snapshot,
): LinkPicture => {
  const leaders = leadersOf(commanders, snapshot);
  return {
    frames: leaders.map(frameCardOf),
    kind: 'Shared list',
    names: [name],
    symbols:
      leaders.length === 0 ? [] : identityKeys(unionIdentity(...leaders.map((card) => card.colorIdentity))),
    figures: [
      figure(countText(cardCount), cardCount === 1 ? 'card' : 'cards'),
      ...leaders.map((card) => figure(frontOf(card.name), 'commander')),
    ],
  };
};

/** The picture of the deck of an address. */
const deckPicture = (
  { commanders, cardCount }: { readonly commanders: readonly string[]; readonly cardCount: number },
  snapshot: Snapshot,
): LinkPicture => {
  const names = commanders.flatMap((url) => snapshot.resolveCard(url)?.name ?? []);
  const { figures, ...picture } = sharedListPicture(
    { name: names.map(frontOf).join(' and ') || 'A deck', commanders, cardCount },
    snapshot,
  );
  return { ...picture, kind: 'Commander deck', figures: figures.slice(0, 1) };
};

/** The picture of a deck's passport. */
const passportPicture = async (deck: PlayerDeck, snapshot: Snapshot): Promise<LinkPicture | undefined> => {
  const { commanders, bracket: declared } = deck;
  const passport = await snapshot.passportOf(requestOfDeck(deck));
  if (!passport.ok) return undefined;
  const { bracket, cardCount, traits, games } = passport.value;
  const changers = traits['game-changers']?.length ?? 0;
  const turn = games.ok ? games.value.median_win : null;
  return {
    ...deckPicture({ commanders, cardCount }, snapshot),
    kind: 'Passport',
    figures: [
      figure(
        String(bracket.estimate),
        declared === undefined ? 'bracket, estimated' : `bracket, declared ${declared}`,
      ),
      figure(countText(changers), changers === 1 ? 'Game Changer' : 'Game Changers'),
      ...(turn === null ? [] : [figure(`Turn ${turn}`, 'half of its games could be won')]),
    ],
  };
};

/** Numbers from the least to the most, or the one that all are. */
const spanText = (numbers: readonly number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
};

/** The picture of the decks of a table; undefined for too few. */
const tablePicture = async (
  decks: readonly PlayerDeck[],
  snapshot: Snapshot,
): Promise<LinkPicture | undefined> => {
  const passports: DeckPassport[] = [];
  // One after the other: each plays its games.
  for (const deck of decks) {
    const passport = await snapshot.passportOf(requestOfDeck(deck));
    if (passport.ok) passports.push(passport.value);
  }
  if (passports.length < MIN_DECKS) return undefined;
  const leaders = passports.map(({ commanders }) =>
    leadersOf(
      commanders.map(({ url }) => url),
      snapshot,
    ),
  );
  const brackets = passports.map(({ bracket }) => bracket.estimate);
  const turns = passports.flatMap(({ games }) => (games.ok ? (games.value.median_win ?? []) : []));
  return {
    frames: leaders.flatMap(([first]) => (first ? [frameCardOf(first)] : [])).slice(0, 2),
    kind: 'A table',
    names: leaders.map((cards) => cards.map(({ name }) => frontOf(name)).join(' & ') || 'A deck'),
    symbols: [],
    figures: [
      figure(countText(passports.length), 'decks'),
      figure(spanText(brackets), new Set(brackets).size > 1 ? 'brackets, estimated' : 'bracket, estimated'),
      ...(turns.length === 0 ? [] : [figure(`Turn ${spanText(turns)}`, 'half of their games could be won')]),
    ],
  };
};

/** The content of a picture; undefined for an unknown page. */
export const pagePicture = async (
  snapshot: Snapshot,
  subject: PictureSubject,
): Promise<LinkPicture | undefined> => {
  switch (subject.kind) {
    case 'site':
      return sitePicture(snapshot);
    case 'shared':
      return sharedListPicture(subject.list, snapshot);
    case 'deck':
      return deckPicture(subject, snapshot);
    case 'passport':
      return passportPicture(subject.deck, snapshot);
    case 'table':
      return tablePicture(subject.decks, snapshot);
    case 'commanders': {
      const view = await snapshot.commanderPage(subject.slug);
      return view && commanderPicture(view, snapshot);
    }
    case 'compare': {
      const [a, b] = await Promise.all(
        [subject.slug, subject.other].map((slug) => snapshot.commanderPage(slug)),
      );
      return a && b && comparisonPicture(a, b, snapshot);
    }
    case 'cards': {
      const view = await snapshot.cardPage(subject.slug);
      return view && cardPicture(view, snapshot);
    }
  }
};
