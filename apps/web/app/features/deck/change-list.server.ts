import { clipboardCardFromWire, type WireCard } from '@crownsmith/api-client';
import { countCopies, makeDeckList, resolvePastedList, type CardCopies } from '@crownsmith/domain';
import { toExportLine } from '#app/snapshot/deck-card.server';
import type { Snapshot } from '#app/snapshot/current.server';
import type { DeckChange } from './deck-change';

/** A list with its cards. */
export interface ChangedList {
  readonly commanders: readonly CardCopies<WireCard>[];
  readonly main: readonly CardCopies<WireCard>[];
  readonly companion?: WireCard | undefined;
}

/** One copy goes out, one comes in, at the same place where there is one. */
const applyChange = (
  entries: readonly CardCopies<WireCard>[],
  { out, in: added }: DeckChange,
  find: (slug: string) => WireCard | undefined,
): readonly CardCopies<WireCard>[] => {
  const at = entries.findIndex(({ card }) => card.sanitized === out);
  if (out !== undefined && at < 0) return entries;
  const card = added === undefined ? undefined : find(added);
  if (added !== undefined && !card) return entries;
  const less = entries.map((entry, index) => (index === at ? { ...entry, count: entry.count - 1 } : entry));
  if (!card) return less.filter(({ count }) => count > 0);
  const known = less.findIndex((entry) => entry.card.sanitized === card.sanitized);
  const more =
    known >= 0
      ? less.map((entry, index) => (index === known ? { ...entry, count: entry.count + 1 } : entry))
      : at < 0
        ? [...less, { card, count: 1 }]
        : less.toSpliced(at + 1, 0, { card, count: 1 });
  return more.filter(({ count }) => count > 0);
};

/** The cards of a list after some changes; a change that the list does not allow is left out. */
export const changeList = (
  text: string,
  changes: readonly DeckChange[],
  { resolveCard }: Pick<Snapshot, 'resolveCard'>,
): ChangedList => {
  const wires = new Map<string, WireCard>();
  const list = resolvePastedList(text, (name) => {
    const wire = resolveCard(name);
    if (wire) wires.set(wire.name, wire);
    return wire && clipboardCardFromWire(wire);
  });
  const toWire = (copies: readonly CardCopies<{ readonly name: string }>[]) =>
    copies.flatMap(({ card: { name }, count }) => {
      const card = wires.get(name);
      return card ? [{ card, count }] : [];
    });
  const main = changes.reduce<readonly CardCopies<WireCard>[]>(
    (entries, change) => applyChange(entries, change, resolveCard),
    toWire(countCopies(list.main)),
  );
  const companion = wires.get(list.companion?.card?.name ?? '');
  return { commanders: toWire(countCopies(list.commanders)), main, ...(companion && { companion }) };
};

/** A list as text, commanders first, as deck sites and this site read it. */
export const printList = ({ commanders, main, companion }: ChangedList): string => {
  const lineOf = ({ card, count }: CardCopies<WireCard>) => toExportLine(card, count);
  return makeDeckList(
    {
      commanders: commanders.map(lineOf),
      main: main.map(lineOf),
      ...(companion && { companion: toExportLine(companion, 1) }),
    },
    'arena',
  );
};
