import { expect, it } from 'vitest';
import { importNames } from '#src/names/import-names';
import { silentProgress } from '#src/progress';
import { testCardName } from '#src/testing/fixtures';
import { digests } from '#src/testing/snapshot-digests';
import { makeTestStore } from '#src/testing/test-store';
import { variedCards, variedDecks } from '#src/testing/varied-store';

interface Line {
  readonly date: string | null;
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
}

const GERMAN = new Map(
  [...Array.from({ length: 60 }, (_, card) => testCardName(card)), 'Gus, Bear King'].map((name) => [
    name,
    `${name} auf Deutsch`,
  ]),
);
const germanName = (name: string): string => GERMAN.get(name) ?? name;

const lines = variedDecks(60) as readonly Line[];

/** Decks of other files again: earlier or undated, with other numbers of copies, in another order, in other spellings and languages. */
const again = lines.slice(10, 45).map(({ date, commanders, cards, ...deck }, at) => ({
  ...deck,
  id: `again ${at}`,
  date: at % 3 === 0 ? date : at % 3 === 1 ? '2022-02-02' : null,
  bracket: 1 + (at % 5),
  place: at,
  event: 'An Open',
  commanders: at % 5 === 0 ? commanders.map(germanName) : commanders,
  cards: cards
    .map((name) => (at % 5 === 0 ? germanName(name) : at % 2 === 0 ? name.toUpperCase() : name))
    .reverse()
    .map((name) => ({ name, count: at % 4 === 0 && /forest/iu.test(name) ? 30 : 1 })),
}));

/** Decks of a file with the same ids and days in another file: with other numbers of copies, and in other spellings. */
const otherVersions = lines.slice(0, 30).map(({ date, commanders, cards, ...deck }, at) => ({
  ...deck,
  date,
  commanders: at % 3 === 0 ? commanders.map((name) => name.toUpperCase()) : commanders,
  cards: cards.map((name) => ({
    name: at % 2 === 0 ? name.toLowerCase() : name,
    count: /forest/iu.test(name) ? 1 + ((at * 7) % 31) : 1,
  })),
}));

const DECKS: Readonly<Record<string, readonly object[]>> = {
  one: lines
    .slice(0, 80)
    .map((deck, at) => (at % 6 === 0 ? { ...deck, bracket: 4, event: 'A League' } : deck)),
  two: lines.slice(40),
  three: [...again, ...again.slice(0, 9)],
  versions: otherVersions,
};

/** The snapshot of files that are imported in an order. */
const publishInOrder = async (order: readonly string[]) => {
  const { importCards, importDecks, publish, snapshots, write, use, now } = await makeTestStore();
  await importCards(variedCards());
  const names = await write(
    'names.tsv',
    [...GERMAN].map(([own, german]) => `de\t${german}\t${own}\n`).join(''),
  );
  for (const step of order) {
    if (step === 'names') await use((store) => importNames(store, names, {}, now(), silentProgress()));
    else
      await importDecks(DECKS[step] ?? [], `${step}.jsonl`, {
        source: step === 'versions' ? 'one' : step,
      });
  }
  const { manifest } = await publish({ formats: 'all' });
  const { decks, commanders, cards } = manifest;
  return { files: await digests(snapshots), manifest: { decks, commanders, cards } };
};

it('makes the same snapshot of files of decks in whatever order they are imported', async () => {
  const first = await publishInOrder(['names', 'one', 'two', 'three', 'versions']);
  const other = await publishInOrder(['versions', 'two', 'three', 'names', 'one']);
  expect(first.manifest.decks).toBe(lines.length);
  expect(other.manifest).toEqual(first.manifest);
  expect(other.files).toEqual(first.files);
});
