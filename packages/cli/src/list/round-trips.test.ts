import { allows, LIST_FORMATS } from '@crownsmith/domain';
import { starterCards } from '@crownsmith/catalog/starter';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStarterSource } from '../source/starter-source';
import { printList, toDocument, type PrintFormat } from './print-list';
import { readList, type ReadList } from './read-list';

const source = createStarterSource();
const cards = starterCards();
type StarterCard = (typeof cards)[number];
const commanders = cards.filter(({ canBeCommander }) => canBeCommander);
const others = cards.filter(({ canBeCommander }) => !canBeCommander);

const companions = cards.filter(({ keywords }) => keywords.includes('Companion'));

const copies = ({ commanders: zone, companion, main }: ReadList) => ({
  commanders: zone.map(({ name }) => name),
  companion: companion?.name,
  main: main.map(({ name, count }) => `${count} ${name}`),
});

/** Whether a companion is one of the deck's colours, and no card of it. */
const isBeside = (companion: StarterCard, commander: StarterCard, main: readonly StarterCard[]): boolean =>
  allows(commander.colorIdentity, companion) && ![commander, ...main].includes(companion);

/** A deck of 100 in its commander's colours: Magic Online's format shows its commanders only then. */
const deck = fc
  .constantFrom(...commanders)
  .chain((commander) =>
    fc
      .uniqueArray(
        fc.constantFrom(
          ...others.filter(({ colorIdentity }) => allows(commander.colorIdentity, { colorIdentity })),
        ),
        { minLength: 20, maxLength: 60, selector: ({ name }) => name },
      )
      .chain((main) =>
        fc
          .option(fc.constantFrom(...companions))
          .map((companion) => (companion && isBeside(companion, commander, main) ? companion : undefined))
          .map((companion) => ({ commander, main, companion })),
      ),
  )
  .map(({ commander, main, companion }) => ({
    commanders: [{ name: commander.name, count: 1 }],
    ...(companion && { companion: { name: companion.name, count: 1 } }),
    main: main.map(({ name }, at) => ({ name, count: at === 0 ? 100 - main.length : 1 })),
  }));

describe('a list is the same after any chain of formats', () => {
  const formats: readonly PrintFormat[] = [...LIST_FORMATS, 'json'];
  it.each(formats)('from and to %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(deck, fc.constantFrom(...formats), async (list, other) => {
        const first = await readList(printList(list, format), source);
        const second = await readList(printList(toDocument(first), other), source);
        expect(first.errors).toEqual([]);
        expect(copies(second)).toEqual(copies(first));
        expect(copies(second)).toEqual({
          commanders: list.commanders.map(({ name }) => name),
          companion: list.companion?.name,
          main: list.main.map(({ name, count }) => `${count} ${name}`),
        });
      }),
      { numRuns: 12 },
    );
  });
});
