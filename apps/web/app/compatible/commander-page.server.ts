import type { CompatibleAverageDeckPage, CompatibleCommanderPage, WireCard } from '@crownsmith/api-client';
import { BRACKETS, deckCurve, deckTypes, makeSlug, PRIMARY_TYPES } from '@crownsmith/domain';
import type { PageCombo } from '#app/model/combo';
import type { CommanderView, PageDeck, PageVariant } from '#app/model/commander';
import {
  makeBareView,
  makeCardView,
  makeCommanders,
  nameOf,
  type CardFacts,
  type CardLookup,
} from './card-fields.server';
import type { CommanderPart } from './commander-parts.server';
import {
  knownCards,
  landsOfDeck,
  makeArchidekt,
  makeFigurePanels,
  makeTypeCounts,
} from './deck-figures.server';
import { makeCardLists, makeList, makePage } from './page-parts.server';

/** Combos beside the lists of a commander. */
const MAX_COMBOS = 10;

/** Headers and tags of the lists of a deck, by primary type. */
const TYPE_LISTS = {
  Creature: ['Creatures', 'creatures'],
  Instant: ['Instants', 'instants'],
  Sorcery: ['Sorceries', 'sorceries'],
  Artifact: ['Artifacts', 'artifacts'],
  Enchantment: ['Enchantments', 'enchantments'],
  Battle: ['Battles', 'battles'],
  Planeswalker: ['Planeswalkers', 'planeswalkers'],
  Land: ['Lands', 'lands'],
} as const;

/** What the page of a commander or pair is made from. */
export interface CommanderSources {
  readonly view: CommanderView;
  readonly variants: readonly PageVariant[];
  readonly combos: readonly PageCombo[];
  /** decks by number of the bracket; undefined where brackets were not estimated */
  readonly bracketCounts: Readonly<Record<string, number>> | undefined;
  readonly cardOf: CardLookup;
  readonly facts: CardFacts;
}

/** An average deck without its commanders. */
const deckOf = ({ averageDeck, cards }: Pick<CommanderView, 'averageDeck' | 'cards'>): PageDeck => {
  const leaders = new Set(cards.map(({ slug }) => slug));
  return averageDeck.filter(({ card }) => !leaders.has(card.slug));
};

const makePanels = (
  { view, variants, combos, bracketCounts = {} }: CommanderSources,
  figures: ReturnType<typeof makeFigurePanels>,
  current: string,
): CompatibleCommanderPage['panels'] => {
  const url = `/commanders/${view.slug}`;
  const link = (href: string, value: string) => ({ href, value, ...(href === current && { current: true }) });
  const suffixes = (kept: readonly PageVariant[]) =>
    kept.map(({ key, name, numDecks }) => ({ count: numDecks, 'href-suffix': `/${key}`, value: name }));
  const themes = variants.filter(({ kind }) => kind !== 'price');
  return {
    links: [
      {
        header: 'View',
        separator: true,
        items: [
          link(url, 'As commander'),
          ...view.cards.map(({ slug, name }) =>
            link(`/cards/${slug}`, view.cards.length > 1 ? `${name} as card` : 'As card'),
          ),
          link(`/average-decks/${view.slug}`, 'Average deck'),
          link(`/combos/${view.cards[0]?.slug ?? view.slug}`, 'Combos'),
        ],
      },
      { header: 'Themes', items: themes.map(({ key, name }) => link(`${url}/${key}`, name)) },
      {
        header: 'Brackets',
        items: BRACKETS.filter(({ bracket }) => (bracketCounts[bracket] ?? 0) > 0).map((bracket) =>
          link(`${url}/${makeSlug(bracket.name)}`, bracket.name),
        ),
      },
    ],
    tribelinks: {
      themes: suffixes(themes),
      budget: suffixes(variants.filter(({ kind }) => kind === 'price')),
    },
    taglinks: themes.map(({ key, name, numDecks }) => ({ count: numDecks, slug: key, value: name })),
    ...figures,
    combocounts: combos.slice(0, MAX_COMBOS).map((combo) => {
      const value = combo.cards.map(({ name }) => name).join(' + ');
      return { value, alt: value, href: `/combos/${combo.cards[0]?.slug ?? 'all'}/${combo.id}` };
    }),
  };
};

/** What differs between the pages of a commander. */
interface PageFigures {
  readonly header: string;
  readonly description: string;
  readonly path: string;
  readonly curve: readonly number[];
  readonly types: Readonly<Record<string, number>>;
  readonly numDecks: number;
  readonly averagePrice: number | null;
  /** without the commanders */
  readonly deck: PageDeck;
  readonly bracketCounts: CommanderSources['bracketCounts'];
}

const makeZonePage = (
  sources: CommanderSources,
  { header, description, path, curve, types, numDecks, averagePrice, deck, bracketCounts }: PageFigures,
  cardlists: CompatibleCommanderPage['container']['json_dict']['cardlists'],
): CompatibleCommanderPage | undefined => {
  const { view, cardOf, facts } = sources;
  const [card] = makeCommanders(view, cardOf, facts);
  if (!card) return undefined;
  const cards = knownCards(deck, cardOf);
  return {
    ...makePage(
      {
        header,
        description,
        breadcrumb: [
          ['/commanders', 'Commanders'],
          [path, card.name],
        ],
      },
      { card, cardlists },
    ),
    ...makeTypeCounts(types),
    ...landsOfDeck(cards),
    panels: makePanels(sources, makeFigurePanels(curve, types), path),
    similar: view.similar.flatMap((similar) => makeCommanders(similar, cardOf, facts)),
    archidekt: makeArchidekt(
      view.cards.flatMap(({ slug }) => cardOf(slug) ?? []),
      cards,
    ),
    num_decks_avg: numDecks,
    ...(bracketCounts && { bracket_counts: { ...bracketCounts } }),
    avg_price: averagePrice,
  };
};

const zoneName = ({ cards }: CommanderView, cardOf: CardLookup): string =>
  cards
    .flatMap(({ slug }) => cardOf(slug) ?? [])
    .map(nameOf)
    .join(' // ');

type DecksFigures = Pick<PageFigures, 'numDecks' | 'averagePrice' | 'deck' | 'bracketCounts'>;

/** The figures of all of a commander's decks. */
const wholeFigures = ({ view, bracketCounts }: CommanderSources): DecksFigures => ({
  numDecks: view.numDecks,
  averagePrice: view.averagePrice,
  deck: deckOf(view),
  bracketCounts,
});

/** Means of its decks; those of its suggested deck where none has been counted, as on the site's own page. */
const shapeOf = (view: CommanderView): Pick<PageFigures, 'curve' | 'types'> =>
  view.numDecks > 0
    ? { curve: view.manaCurve, types: view.types }
    : { curve: deckCurve(deckOf(view)), types: deckTypes(deckOf(view)) };

/** `commanders/{slug}.json`; undefined where the catalogue lacks the commanders. */
export const makeCommanderPage = (sources: CommanderSources): CompatibleCommanderPage | undefined => {
  const { view, cardOf } = sources;
  const name = zoneName(view, cardOf);
  return makeZonePage(
    sources,
    {
      header: `${name} (Commander)`,
      description: view.estimated
        ? `Too few decks of ${name} were counted: its lists are estimated from colours, types and text.`
        : `Cards of ${view.numDecks} decks of ${name}.`,
      path: `/commanders/${view.slug}`,
      ...wholeFigures(sources),
      ...shapeOf(view),
    },
    makeCardLists(view.lists, cardOf),
  );
};

/** The decks of a part in words. */
const partText = ({ numDecks, name, countedDecks }: CommanderPart, commander: string, all: number): string =>
  `${numDecks} decks of ${commander}: ${name}${countedDecks === undefined ? '' : `, counted among ${countedDecks} of ${all}`}.`;

/** The figures of a part of a commander's decks. */
const partFigures = (view: CommanderView, part: CommanderPart): DecksFigures => ({
  numDecks: part.numDecks,
  averagePrice: part.averagePrice,
  deck: deckOf({ cards: view.cards, averageDeck: part.averageDeck ?? [] }),
  bracketCounts: part.bracketCounts,
});

/** `commanders/{slug}/{part}.json`; undefined where the catalogue lacks the commanders. */
export const makePartPage = (
  sources: CommanderSources,
  part: CommanderPart,
): CompatibleCommanderPage | undefined => {
  const { view, cardOf } = sources;
  const name = zoneName(view, cardOf);
  return makeZonePage(
    sources,
    {
      header: `${name} (Commander) - ${part.name}`,
      description: `Cards of ${partText(part, name, view.numDecks)}`,
      path: `/commanders/${view.slug}/${part.key}`,
      curve: part.manaCurve,
      types: part.types,
      ...partFigures(view, part),
    },
    makeCardLists(part.lists, cardOf),
  );
};

const deckLine = ({ card, count }: { readonly card: WireCard; readonly count: number }): string =>
  `${count} ${nameOf(card)}`;

/**
 * `average-decks/{slug}.json`, `average-decks/{slug}/{part}.json`; undefined where no deck could be suggested.
 * @param part whose decks are averaged instead of all
 */
export const makeAverageDeckPage = (
  sources: CommanderSources,
  part?: CommanderPart,
): CompatibleAverageDeckPage | undefined => {
  const { view, cardOf } = sources;
  const figures = part ? partFigures(view, part) : wholeFigures(sources);
  const cards = knownCards(figures.deck, cardOf);
  const name = zoneName(view, cardOf);
  const rows = part?.rows ?? view.lists.flatMap((list) => list.rows);
  const rowsOf = new Map(rows.map((row) => [row.card.slug, row] as const));
  const lists = PRIMARY_TYPES.map((type) => {
    const views = cards.flatMap(({ card }) => {
      const row = rowsOf.get(card.sanitized);
      return card.primary_type === type ? [row ? makeCardView(card, row, true) : makeBareView(card)] : [];
    });
    const [header, tag] = TYPE_LISTS[type];
    return makeList(header, tag, views);
  }).filter(({ cardviews }) => cardviews.length > 0);
  const page = makeZonePage(
    sources,
    {
      header: `Average Deck for ${name}${part ? ` - ${part.name}` : ''}`,
      description: `A deck of 100 cards made from ${part ? partText(part, name, view.numDecks) : `${view.numDecks} decks of ${name}.`}`,
      path: `/average-decks/${view.slug}${part ? `/${part.key}` : ''}`,
      curve: deckCurve(figures.deck),
      types: deckTypes(figures.deck),
      ...figures,
    },
    lists,
  );
  const leaders = view.cards.flatMap(({ slug }) => cardOf(slug) ?? []);
  return page && cards.length > 0
    ? { ...page, deck: [...leaders.map((card) => ({ card, count: 1 })), ...cards].map(deckLine) }
    : undefined;
};
