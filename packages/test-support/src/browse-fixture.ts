import type {
  CardList,
  CardRow,
  Combo,
  ComboIndex,
  CommanderRow,
  CommanderVariants,
  NewCards,
  SubpageIndex,
  PreconIndex,
  PreconPage,
  SaltListPage,
  SetIndex,
  SetPage,
  ThemeIndex,
  ThemePage,
  TopListPage,
  ZoneListPage,
} from '@crownsmith/api-client';
import { identityColors, isBasicLand, unionIdentity, type Card } from '@crownsmith/domain';

interface BrowseFixtureOptions {
  readonly cards: readonly Card[];
  readonly commanders: readonly CommanderRow[];
  readonly decks: number;
}

/** Files by their path below the snapshot's folder. */
type Files = readonly (readonly [path: string, value: object])[];

const rowOf =
  (decks: number) =>
  (card: Card, index: number): CardRow => ({
    slug: card.slug,
    num_decks: Math.max(decks - index, 1),
    potential_decks: decks,
    synergy: 0.25,
    lift: 1.5,
  });

const COLOR_LISTS = ['w', 'u', 'b', 'r', 'g'] as const;
const TYPE_LISTS: Readonly<Record<string, (card: Card) => boolean>> = {
  creatures: ({ primaryType }) => primaryType === 'Creature',
  instants: ({ primaryType }) => primaryType === 'Instant',
  sorceries: ({ primaryType }) => primaryType === 'Sorcery',
  artifacts: ({ primaryType }) => primaryType === 'Artifact',
  equipment: ({ typeLine }) => typeLine.includes('Equipment'),
  'utility-artifacts': ({ primaryType, tags }) => primaryType === 'Artifact' && !tags.includes('ramp'),
  'mana-artifacts': ({ primaryType, tags }) => primaryType === 'Artifact' && tags.includes('ramp'),
  enchantments: ({ primaryType }) => primaryType === 'Enchantment',
  auras: ({ typeLine }) => typeLine.includes('Aura'),
  planeswalkers: ({ primaryType }) => primaryType === 'Planeswalker',
  lands: (card) => card.primaryType === 'Land' && !isBasicLand(card),
  'utility-lands': (card) => card.primaryType === 'Land' && !isBasicLand(card),
  'color-fixing-lands': ({ name }) => name === 'Command Tower',
};

const topLists = ({ cards, decks }: BrowseFixtureOptions): Files => {
  const page = (header: string, rule: string, holds: (card: Card) => boolean): TopListPage => {
    const rows = cards.filter(holds).slice(0, 100).map(rowOf(decks));
    return {
      header,
      rule,
      decks,
      lists: [{ tag: 'topcards', header, rows }],
      windows: { month: { decks: 10, rows: rows.slice(0, 3) }, year: { decks: 60, rows: rows.slice(0, 8) } },
    };
  };
  return [
    ['lists/top.json', page('Top Cards', 'All cards.', () => true)],
    ...COLOR_LISTS.map(
      (letter) =>
        [
          `lists/top/${letter}.json`,
          page(
            letter.toUpperCase(),
            'Cards of exactly this colour.',
            ({ colorIdentity }) => identityColors(colorIdentity).join('') === letter.toUpperCase(),
          ),
        ] as const,
    ),
    [
      'lists/top/colorless.json',
      page('Colourless', 'Cards without a colour.', (card) => card.colorIdentity === 0),
    ],
    [
      'lists/top/multi.json',
      page(
        'Multicolour',
        'Cards of two or more colours.',
        (card) => identityColors(card.colorIdentity).length > 1,
      ),
    ],
    ...Object.entries(TYPE_LISTS).map(
      ([name, holds]) => [`lists/top/${name}.json`, page(name, `What counts as ${name}.`, holds)] as const,
    ),
  ];
};

const saltList = ({ cards, decks }: BrowseFixtureOptions): SaltListPage => ({
  header: 'Salt',
  rule: 'Cards by their mean salt.',
  rows: cards.flatMap((card, index) =>
    typeof card.salt === 'number' ? [{ ...rowOf(decks)(card, index), salt: card.salt }] : [],
  ),
});

const zoneList = (
  { cards, decks }: BrowseFixtureOptions,
  header: string,
  kinds: Readonly<Record<string, string>>,
): ZoneListPage => ({
  header,
  groups: Object.entries(kinds).flatMap(([kind, title]) => {
    const rows = cards
      .filter(({ partner }) => partner.kind === kind)
      .map((card, index) => ({ slug: card.slug, num_decks: decks - index }));
    return rows.length > 0 ? [{ tag: kind, header: title, rows }] : [];
  }),
});

const combos = ({ cards, decks }: BrowseFixtureOptions): readonly Combo[] => {
  const named = (...names: readonly string[]): readonly Card[] =>
    names.flatMap((name) => cards.find((card) => card.name === name) ?? []);
  const combo = (id: string, of: readonly Card[], results: string[], at: number): Combo => ({
    id,
    cards: of.map(({ slug }) => slug),
    identity: unionIdentity(...of.map(({ colorIdentity }) => colorIdentity)),
    results,
    num_decks: decks - at * 10,
    potential_decks: decks,
    ...(at === 0 && {
      prerequisites: 'Both on the battlefield.',
      steps: 'Tap the first.\nUntap it with the second.',
    }),
  });
  return [
    combo('ring-and-signet', named('Sol Ring', 'Arcane Signet'), ['Infinite mana', 'Infinite storm'], 0),
    combo('bolt-and-study', named('Lightning Bolt', 'Rhystic Study', 'Sol Ring'), ['Infinite damage'], 1),
    combo('witness-and-deluge', named('Eternal Witness', 'Toxic Deluge'), ['Infinite mana'], 2),
  ].filter((of) => of.cards.length > 1);
};

const comboFiles = (options: BrowseFixtureOptions): Files => {
  const all = combos(options);
  const index: ComboIndex = {
    combos: all.map(({ prerequisites: _before, steps: _steps, ...rest }) => rest),
  };
  const byCard: Record<string, string[]> = {};
  for (const { id, cards } of all) for (const slug of cards) byCard[slug] = [...(byCard[slug] ?? []), id];
  return [
    ['combos/index.json', index],
    ['combos/by-card.json', byCard],
    ...all.map((of) => [`combos/${of.id}.json`, of] as const),
  ];
};

const setFiles = ({ cards, commanders, decks }: BrowseFixtureOptions): Files => {
  const index: SetIndex = {
    sets: [
      { code: 'tst', name: 'Test Set', released_at: '2024-03-08', cards: cards.length },
      { code: 'lea', name: 'First Set', released_at: '1993-08-05', cards: 3 },
    ],
  };
  const page: SetPage = {
    code: 'tst',
    name: 'Test Set',
    released_at: '2024-03-08',
    commanders: commanders.slice(0, 4),
    cards: cards.slice(8, 60).map(rowOf(decks)),
    reprints: cards.slice(60, 300).map(rowOf(decks)),
  };
  const first: SetPage = {
    ...page,
    code: 'lea',
    name: 'First Set',
    released_at: null,
    commanders: [],
    reprints: [],
  };
  return [
    ['sets/index.json', index],
    ['sets/tst.json', page],
    ['sets/lea.json', { ...first, cards: cards.slice(8, 11).map(rowOf(decks)) }],
  ];
};

const preconFiles = ({ cards, decks }: BrowseFixtureOptions): Files => {
  const commander = cards.find(({ canBeCommander }) => canBeCommander);
  if (!commander) return [];
  const row: PreconIndex['precons'][number] = {
    slug: 'test-precon',
    name: 'Test Precon',
    set: 'tst',
    released_at: '2024-03-08',
    commanders: [commander.slug],
    identity: commander.colorIdentity,
  };
  const page: PreconPage = {
    ...row,
    cards: [commander, ...cards.slice(8, 60)].map(({ slug }) => ({ slug, count: 1 })),
    add: cards.slice(60, 80).map(rowOf(decks)),
    cut: cards.slice(20, 25).map(rowOf(decks)),
  };
  const index: PreconIndex = { precons: [row] };
  return [
    ['precons/index.json', index],
    ['precons/test-precon.json', page],
  ];
};

const themeFiles = ({ cards, commanders, decks }: BrowseFixtureOptions): Files => {
  const lists: CardList[] = [
    { tag: 'highsynergycards', header: 'High Synergy Cards', rows: cards.slice(8, 18).map(rowOf(decks)) },
    { tag: 'topcards', header: 'Top Cards', rows: cards.slice(18, 28).map(rowOf(decks)) },
  ];
  const theme = (key: string, name: string): ThemePage => ({
    key,
    name,
    num_decks: decks,
    potential_decks: decks * 10,
    rule: 'Decks with at least a dozen cards of the theme.',
    commanders: commanders.slice(0, 6),
    lists,
    by_identity: { '13': { num_decks: 12, commanders: commanders.slice(1, 2), lists } },
  });
  const index = (of: ThemePage): ThemeIndex => ({
    themes: [{ key: of.key, name: of.name, num_decks: of.num_decks }],
  });
  const tokens = theme('tokens', 'Tokens');
  const vampire = theme('vampire', 'Vampire');
  return [
    ['themes/index.json', index(tokens)],
    ['themes/tokens.json', tokens],
    ['typal/index.json', index(vampire)],
    ['typal/vampire.json', vampire],
  ];
};

const variants = ({ cards, decks }: BrowseFixtureOptions, slug: string): CommanderVariants => {
  const variant = (key: string, name: string, kind: 'theme' | 'tribe' | 'price', count: number) => ({
    key,
    name,
    kind,
    num_decks: count,
    lists: [{ tag: 'topcards', header: 'Top Cards', rows: cards.slice(8, 30).map(rowOf(decks)) }],
    mana_curve: [2, 8, 14, 12, 9, 6, 3, 2],
    types: { Creature: 28, Instant: 10, Land: 36 },
    average_price: 95.5,
  });
  return {
    slug,
    variants: [
      variant('vampire', 'Vampires', 'tribe', 40),
      variant('tokens', 'Tokens', 'theme', 22),
      variant('budget', 'Budget', 'price', 20),
      variant('expensive', 'Expensive', 'price', 20),
    ],
  };
};

const subpageIndex: SubpageIndex = {
  variants: { 'edgar-markov': ['vampire', 'tokens', 'budget', 'expensive'] },
  themes: { tokens: [13] },
  typal: { vampire: [13] },
};

const newCards = ({ cards, decks }: BrowseFixtureOptions): NewCards => ({
  cards: cards
    .slice(8, 12)
    .map((card, index) => ({ ...rowOf(decks)(card, index), released_at: '2024-03-08' })),
});

/** The files of the browsing pages, a few of each kind. */
export const browseFiles = (options: BrowseFixtureOptions): Files => [
  ...topLists(options),
  ['lists/top/salt.json', saltList(options)],
  ['lists/backgrounds.json', zoneList(options, 'Backgrounds', { background: 'Backgrounds' })],
  [
    'lists/partners.json',
    zoneList(options, 'Partners', {
      partner: 'Partner',
      'partner-with': 'Partner with',
      'choose-background': 'Choose a Background',
    }),
  ],
  ['lists/companions.json', zoneList(options, 'Companions', {})],
  ['lists/newcards.json', newCards(options)],
  ...comboFiles(options),
  ...setFiles(options),
  ...preconFiles(options),
  ...themeFiles(options),
  ['variants/edgar-markov.json', variants(options, 'edgar-markov')],
  ['lists/parts.json', subpageIndex],
];
