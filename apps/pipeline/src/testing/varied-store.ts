import { silentProgress } from '#src/progress';
import { publish } from '#src/publish/publish';
import type { PublishOptions } from '#src/publish/publish-options';
import { withWeight } from '#src/sources/source-weight';
import { cardRecord, deckLine, testCards, type CardRecord } from './fixtures';
import { copyStore, makeTestStore } from './test-store';

const ZONES = [
  ['Greta, Bear Queen'],
  ['Gus, Bear King'],
  ['Gus, Bear King', 'Ula, Tide Witch'],
  ['Nobody’s Choice'],
  ['Lenient Bear'],
];

/** Cards besides commanders and basic lands; a publish writes files for each. */
const CARDS = 60;

/** Decks of several formats and commanders, some undated, some with a banned card or an unknown name. */
export const variedDecks = (count: number, seed = 7): readonly object[] => {
  let state = seed;
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return Array.from({ length: count }, (_, index) => {
    const { cards, ...deck } = deckLine(
      `d${index} of ${seed}`,
      Array.from({ length: CARDS }, (_card, card) => card).filter(() => random(3) > 0),
    );
    return {
      ...deck,
      format: index % 5 === 0 ? 'duel' : 'commander',
      date: index % 7 === 0 ? null : `202${3 + random(2)}-0${1 + random(9)}-1${random(10)}`,
      commanders: ZONES[random(ZONES.length)],
      cards: [
        ...cards,
        ...(random(4) === 0 ? ['Banned Bear'] : []),
        ...(random(9) === 0 ? ['No Such Card'] : []),
      ],
    };
  });
};

/** The test cards, one that a format bans, and a commander that allows cards outside its colours. */
export const variedCards = (): readonly CardRecord[] => [
  ...testCards(CARDS),
  cardRecord('Banned Bear', {
    legalities: { commander: 'legal', duel: 'banned' },
    released_at: '2024-02-01',
  }),
  cardRecord('Lenient Bear', {
    type_line: 'Legendary Creature — Bear',
    oracle_text: 'Rulebreaker — A deck with this commander can have any land cards.',
  }),
];

/** A store with bans, pairs, a commander that allows cards outside its colours, several formats, undated decks, unknown names and a source that counts in part. */
export const makeVariedStore = async () => {
  const store = await makeTestStore();
  await store.importCards(variedCards());
  const decks = variedDecks(240);
  await store.importDecks(decks.slice(0, 150), 'one.jsonl', { source: 'one' });
  await store.importDecks(decks.slice(150), 'two.jsonl', { source: 'two' });
  await store.use((own) => own.commit({ ...own.state(), weights: [...withWeight([], 'two', 0.5)] }));
  return store;
};

/** When and with which options the published varied store is published. */
export const PUBLISHED_AT = new Date(Date.UTC(2026, 10, 24, 12));
export const PUBLISH_OPTIONS: PublishOptions = { keep: 9, formats: 'all', program: 'test' };

const publishVaried = async () => {
  const store = await makeVariedStore();
  const summary = await store.use((own) => publish(own, PUBLISH_OPTIONS, PUBLISHED_AT, silentProgress()));
  return { store, summary };
};

let published: ReturnType<typeof publishVaried> | undefined;

/** A copy of the varied store with its first publish, which is made once for the tests of a process. @returns its summary, too */
export const copyPublished = async () => {
  published ??= publishVaried();
  const { store, summary } = await published;
  return { ...(await copyStore(store)), first: summary };
};
