/**
 * Test helper: records in Scryfall's shape with invented names and texts, each field at the level (card or face) where
 * Scryfall has it for the layout.
 */
export const record = (fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  object: 'card',
  id: '00000000-0000-4000-8000-000000000001',
  oracle_id: `oracle ${typeof fields['name'] === 'string' ? fields['name'] : 'Test Bear'}`,
  name: 'Test Bear',
  lang: 'en',
  released_at: '2020-01-31',
  layout: 'normal',
  image_uris: { normal: 'https://pictures.example/normal.jpg', art_crop: 'https://pictures.example/art.jpg' },
  mana_cost: '{1}{G}',
  cmc: 2,
  type_line: 'Creature — Bear',
  oracle_text: 'Trample',
  power: '2',
  toughness: '2',
  colors: ['G'],
  color_identity: ['G'],
  keywords: ['Trample'],
  legalities: { commander: 'legal' },
  game_changer: false,
  set: 'tst',
  set_name: 'Test Set',
  rarity: 'common',
  prices: { usd: '0.25', usd_foil: '1.50', usd_etched: null, eur: '0.20', eur_foil: null, tix: '0.03' },
  ...fields,
});

const face = (name: string, type_line: string, mana_cost: string, oracle_text = '') => ({
  object: 'card_face',
  name,
  type_line,
  mana_cost,
  oracle_text,
});

const sides = {
  image_uris: undefined,
  mana_cost: undefined,
  oracle_text: undefined,
  power: undefined,
  toughness: undefined,
};

/** A record for each layout with cards. */
export const layoutRecords: Readonly<Record<string, Record<string, unknown>>> = {
  normal: record(),
  split: record({
    name: 'Left // Right',
    layout: 'split',
    ...sides,
    mana_cost: '{1}{R} // {2}{U}',
    type_line: 'Instant // Sorcery',
    cmc: 5,
    color_identity: ['R', 'U'],
    card_faces: [
      face('Left', 'Instant', '{1}{R}', 'Left side.'),
      face('Right', 'Sorcery', '{2}{U}', 'Right side.'),
    ],
  }),
  flip: record({
    name: 'Upright // Upturned',
    layout: 'flip',
    ...sides,
    mana_cost: '{2}{G}',
    type_line: 'Creature — Elf // Legendary Creature — Elf',
    card_faces: [
      face('Upright', 'Creature — Elf', '{2}{G}'),
      face('Upturned', 'Legendary Creature — Elf', ''),
    ],
  }),
  transform: record({
    name: 'Day // Night',
    layout: 'transform',
    ...sides,
    type_line: 'Creature — Human // Creature — Werewolf',
    card_faces: [
      {
        ...face('Day', 'Creature — Human', '{2}{R}'),
        power: '2',
        toughness: '3',
        image_uris: { normal: 'https://pictures.example/day.jpg' },
      },
      {
        ...face('Night', 'Creature — Werewolf', ''),
        power: '4',
        toughness: '4',
        color_indicator: ['R'],
        image_uris: { normal: 'https://pictures.example/night.jpg' },
      },
    ],
  }),
  modal_dfc: record({
    name: 'Spell // Shore',
    layout: 'modal_dfc',
    ...sides,
    type_line: 'Sorcery // Land',
    card_faces: [face('Spell', 'Sorcery', '{3}{U}'), face('Shore', 'Land', '')],
  }),
  meld: record({
    name: 'Half of It',
    layout: 'meld',
    all_parts: [
      { component: 'meld_part', name: 'Half of It' },
      { component: 'meld_result', name: 'All of It' },
    ],
  }),
  leveler: record({ name: 'Level Learner', layout: 'leveler', oracle_text: 'Level up {1}\nLEVEL 1-3\n3/3' }),
  class: record({ name: 'Pupil Class', layout: 'class', type_line: 'Enchantment — Class' }),
  case: record({ name: 'Case of the Test', layout: 'case', type_line: 'Enchantment — Case' }),
  saga: record({ name: 'Tale of Tests', layout: 'saga', type_line: 'Enchantment — Saga' }),
  adventure: record({
    name: 'Walker // Walk',
    layout: 'adventure',
    mana_cost: '{2}{U} // {1}{U}',
    type_line: 'Creature — Scout // Instant — Adventure',
    oracle_text: undefined,
    card_faces: [
      face('Walker', 'Creature — Scout', '{2}{U}', 'Flying'),
      face('Walk', 'Instant — Adventure', '{1}{U}', 'Draw a card.'),
    ],
  }),
  mutate: record({
    name: 'Many Shapes',
    layout: 'mutate',
    oracle_text: 'Mutate {2}{G}',
    keywords: ['Mutate'],
  }),
  prototype: record({ name: 'First Try', layout: 'prototype', type_line: 'Artifact Creature — Construct' }),
  battle: record({ name: 'Siege of Test', layout: 'battle', type_line: 'Battle — Siege', defense: '4' }),
  host: record({ name: 'Kind Host', layout: 'host', type_line: 'Host Creature — Cat' }),
  augment: record({ name: 'Half-Cat', layout: 'augment', mana_cost: '', type_line: 'Creature — Cat' }),
  prepare: record({
    name: 'Cook // Meal',
    layout: 'prepare',
    type_line: 'Creature — Human // Sorcery',
    card_faces: [face('Cook', 'Creature — Human', '{1}{W}'), face('Meal', 'Sorcery', '{W}')],
  }),
  reversible_card: record({
    name: 'Twin // Twin',
    layout: 'reversible_card',
    ...sides,
    oracle_id: undefined,
    cmc: undefined,
    type_line: undefined,
    card_faces: ['front', 'back'].map((side) => ({
      ...face('Twin', 'Legendary Creature — Bear', '{1}{G}', 'Reach'),
      oracle_id: 'oracle Twin',
      cmc: 2,
      power: '2',
      toughness: '2',
      layout: 'normal',
      image_uris: { normal: `https://pictures.example/${side}.jpg` },
    })),
  }),
};

/** Records that are no Commander cards, by reason. */
export const leftOutRecords: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  token: [
    record({ layout: 'token', type_line: 'Token Creature — Bear' }),
    record({ layout: 'double_faced_token', type_line: 'Token Creature — Bear // Token Artifact — Clue' }),
    record({ layout: 'normal', type_line: 'Token Creature — Bear' }),
  ],
  emblem: [record({ layout: 'emblem', type_line: 'Emblem — Tester' })],
  plane: [
    record({ layout: 'planar', type_line: 'Plane — Testland' }),
    record({ type_line: 'Plane — Testland' }),
  ],
  phenomenon: [record({ layout: 'planar', type_line: 'Phenomenon' })],
  scheme: [record({ layout: 'scheme', type_line: 'Ongoing Scheme' })],
  vanguard: [record({ layout: 'vanguard', type_line: 'Vanguard' })],
  dungeon: [record({ type_line: 'Dungeon' })],
  'art-series': [record({ layout: 'art_series', type_line: 'Card // Card' })],
  attraction: [record({ type_line: 'Artifact — Attraction' })],
  contraption: [record({ type_line: 'Artifact — Contraption' })],
  sticker: [record({ type_line: 'Stickers' })],
  hero: [record({ type_line: 'Hero' })],
  helper: [record({ type_line: 'Card' })],
  'meld-result': [
    record({
      name: 'All of It',
      layout: 'meld',
      mana_cost: '',
      all_parts: [{ component: 'meld_result', name: 'All of It' }],
    }),
    // a file that does not name the parts
    record({ name: 'All of It', mana_cost: '', cmc: 11 }),
  ],
  rebalanced: [record({ name: 'A-Test Bear' }), record({ name: 'A-Day // A-Night' })],
};

/** A partial record: no cost, image, id or rules text. */
export const partialRecord: Readonly<Record<string, unknown>> = {
  object: 'card',
  name: 'New Face // Newer Face',
  lang: 'en',
  layout: 'transform',
  cmc: 3,
  type_line: 'Legendary Creature — Elf // Legendary Planeswalker — Elf',
  colors: ['G'],
  color_identity: ['U', 'G'],
  reserved: false,
  legalities: { commander: 'legal' },
  set_name: 'Next Test Set',
  keywords: [],
  prices: { usd: null, usd_foil: '2.10', eur: '1.00', tix: null },
  power: '1',
  toughness: '4',
};
