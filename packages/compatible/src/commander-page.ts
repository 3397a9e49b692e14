import {
  averageDeckOf,
  type CommanderVariants,
  type CompatibleAverageDeckPage,
  type CompatibleCardList,
  type CompatibleCommanderPage,
  type WireCard,
} from '@crownsmith/api-client';
import { BRACKETS, deckCurve, deckTypes, makeSlug, PRIMARY_TYPES, type CopiesOf } from '@crownsmith/domain';
import { cardsOf, makeBareView, makeCardView, makeCommander, nameOf, type CardFacts } from './cards';
import type { IndexedCombo } from './combos';
import {
  knownCards,
  landsOfDeck,
  makeArchidekt,
  makeFigurePanels,
  makeTypeCounts,
  shapeEntries,
} from './deck-figures';
import { makeCardLists, makeList, makePage, roundedLists } from './page';
import type { Cards, Commander, CommanderPart } from './source';

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
export interface CommanderFiles extends Pick<Commander, 'page' | 'brackets'> {
  readonly variants: CommanderVariants['variants'];
  /** those of its cards, most decks first */
  readonly combos: readonly IndexedCombo[];
  readonly facts: CardFacts;
}

/** What of a commander's decks a page is about: all of them, or a part. */
type Decks = Pick<CommanderPart, 'lists' | 'rows' | 'num_decks' | 'average_price' | 'brackets'> & {
  /** without the commanders */
  readonly deck: readonly CopiesOf<WireCard>[];
  readonly mana_curve: readonly number[];
  readonly types: Readonly<Record<string, number>>;
};

const makePanels = (
  { page, variants, combos, brackets = {} }: CommanderFiles,
  figures: ReturnType<typeof makeFigurePanels>,
  current: string,
  cards: Cards,
): CompatibleCommanderPage['panels'] => {
  const url = `/commanders/${page.slug}`;
  const link = (href: string, value: string) => ({ href, value, ...(href === current && { current: true }) });
  const suffixes = (kept: CommanderFiles['variants']) =>
    kept.map(({ key, name, num_decks }) => ({ count: num_decks, 'href-suffix': `/${key}`, value: name }));
  const themes = variants.filter(({ kind }) => kind !== 'price');
  return {
    links: [
      {
        header: 'View',
        separator: true,
        items: [
          link(url, 'As commander'),
          ...cardsOf(page.cards, cards).map(({ sanitized, name }) =>
            link(`/cards/${sanitized}`, page.cards.length > 1 ? `${name} as card` : 'As card'),
          ),
          link(`/average-decks/${page.slug}`, 'Average deck'),
          link(`/combos/${page.cards[0] ?? page.slug}`, 'Combos'),
        ],
      },
      { header: 'Themes', items: themes.map(({ key, name }) => link(`${url}/${key}`, name)) },
      {
        header: 'Brackets',
        items: BRACKETS.filter(({ bracket }) => (brackets[bracket] ?? 0) > 0).map((bracket) =>
          link(`${url}/${makeSlug(bracket.name)}`, bracket.name),
        ),
      },
    ],
    tribelinks: {
      themes: suffixes(themes),
      budget: suffixes(variants.filter(({ kind }) => kind === 'price')),
    },
    taglinks: themes.map(({ key, name, num_decks }) => ({ count: num_decks, slug: key, value: name })),
    ...figures,
    combocounts: combos.slice(0, MAX_COMBOS).map((combo) => {
      const value = cardsOf(combo.cards, cards)
        .map(({ name }) => name)
        .join(' + ');
      return { value, alt: value, href: `/combos/${combo.cards[0] ?? 'all'}/${combo.id}` };
    }),
  };
};

/** The cards of a deck without its commanders. */
const restOf = (
  deck: readonly { readonly slug: string; readonly count: number }[],
  leaders: readonly string[],
  cards: Cards,
): readonly CopiesOf<WireCard>[] =>
  knownCards(
    deck.filter(({ slug }) => !leaders.includes(slug)),
    cards,
  );

/** All decks of a commander. Their shape is that of the suggested deck where none has been counted, as on the site's own page. */
const allDecks = ({ page, brackets }: CommanderFiles, cards: Cards): Decks => {
  const deck = restOf(page.average_deck, page.cards, cards);
  const shape = shapeEntries(deck);
  const lists = roundedLists(page.lists);
  return {
    ...page,
    lists,
    ...(page.num_decks === 0 && { mana_curve: deckCurve(shape), types: deckTypes(shape) }),
    rows: lists.flatMap(({ rows }) => rows),
    deck,
    brackets,
  };
};

const decksOf = (files: CommanderFiles, part: CommanderPart | undefined, cards: Cards): Decks =>
  part ? { ...part, deck: restOf(part.average_deck ?? [], files.page.cards, cards) } : allDecks(files, cards);

/** The decks of a part in words. */
const partText = (part: CommanderPart, commander: string, all: number): string =>
  `${part.num_decks} decks of ${commander}: ${part.name}${part.counted_decks === undefined ? '' : `, counted among ${part.counted_decks} of ${all}`}.`;

const zoneName = ({ page }: CommanderFiles, cards: Cards): string =>
  cardsOf(page.cards, cards).map(nameOf).join(' // ');

const makeZonePage = (
  files: CommanderFiles,
  cards: Cards,
  decks: Decks,
  heading: { readonly header: string; readonly description: string; readonly path: string },
  cardlists: CompatibleCardList[],
): CompatibleCommanderPage | undefined => {
  const { page, facts } = files;
  const card = makeCommander(page, cards, facts);
  if (!card) return undefined;
  const { header, description, path } = heading;
  const breadcrumb = { '/commanders': 'Commanders', [path]: card.name };
  return {
    ...makePage(header, breadcrumb, { card, cardlists }, description),
    ...makeTypeCounts(decks.types),
    ...landsOfDeck(decks.deck),
    panels: makePanels(files, makeFigurePanels(decks.mana_curve, decks.types), path, cards),
    similar: page.similar.flatMap((similar) => makeCommander(similar, cards, facts) ?? []),
    archidekt: makeArchidekt(cardsOf(page.cards, cards), decks.deck),
    num_decks_avg: decks.num_decks,
    ...(decks.brackets && { bracket_counts: { ...decks.brackets } }),
    avg_price: decks.average_price,
  };
};

/** `commanders/{slug}.json`, `commanders/{slug}/{part}.json`; undefined where the catalogue lacks the commanders. */
export const makeCommanderPage = (
  files: CommanderFiles,
  cards: Cards,
  part?: CommanderPart,
): CompatibleCommanderPage | undefined => {
  const { page } = files;
  const name = zoneName(files, cards);
  const decks = decksOf(files, part, cards);
  const all = page.estimated
    ? `Too few decks of ${name} were counted: its lists are estimated from colours, types and text.`
    : `Cards of ${page.num_decks} decks of ${name}.`;
  return makeZonePage(
    files,
    cards,
    decks,
    {
      header: `${name} (Commander)${part ? ` - ${part.name}` : ''}`,
      description: part ? `Cards of ${partText(part, name, page.num_decks)}` : all,
      path: `/commanders/${page.slug}${part ? `/${part.key}` : ''}`,
    },
    makeCardLists(decks.lists, cards),
  );
};

/**
 * `average-decks/{slug}.json`, `average-decks/{slug}/{part}.json`; undefined where no deck could be suggested.
 * @param part whose decks are averaged instead of all
 */
export const makeAverageDeckPage = (
  files: CommanderFiles,
  cards: Cards,
  part?: CommanderPart,
): CompatibleAverageDeckPage | undefined => {
  const { page: file } = files;
  const decks = decksOf(files, part, cards);
  const name = zoneName(files, cards);
  const { kind, num_decks } = averageDeckOf(file);
  const rows = new Map(decks.rows.map((row) => [row.slug, row] as const));
  const lists = PRIMARY_TYPES.map((type) => {
    const views = decks.deck.flatMap(({ card }) => {
      const row = rows.get(card.sanitized);
      return card.primary_type === type ? [row ? makeCardView(card, row, true) : makeBareView(card)] : [];
    });
    const [header, tag] = TYPE_LISTS[type];
    return makeList(header, tag, views);
  }).filter(({ cardviews }) => cardviews.length > 0);
  const shape = shapeEntries(decks.deck);
  const page = makeZonePage(
    files,
    cards,
    { ...decks, mana_curve: deckCurve(shape), types: deckTypes(shape) },
    {
      header: `Average Deck for ${name}${part ? ` - ${part.name}` : ''}`,
      description: `A deck of 100 cards made from ${part ? partText(part, name, file.num_decks) : `${num_decks} ${kind === null ? '' : `${kind} `}decks of ${name}.`}`,
      path: `/average-decks/${file.slug}${part ? `/${part.key}` : ''}`,
    },
    lists,
  );
  const leaders = cardsOf(file.cards, cards).map((card) => ({ card, count: 1 }));
  return page && decks.deck.length > 0
    ? { ...page, deck: [...leaders, ...decks.deck].map(({ card, count }) => `${count} ${nameOf(card)}`) }
    : undefined;
};
