import {
  countCopies,
  listOfCopies,
  makeDeckList,
  printableList,
  type CardCopies,
  type DeckListEntry,
  type PrintableList,
} from '@crownsmith/domain';
import { toReportCard, type ReportCard } from '@crownsmith/answers';
import { toExportLine } from '#app/snapshot/export-line';
import type { Snapshot } from '#app/snapshot/current.server';
import type { DeckChange } from './deck-change';

/** A list with its cards. */
export interface ChangedList {
  readonly commanders: readonly CardCopies<ReportCard>[];
  readonly main: readonly CardCopies<ReportCard>[];
  readonly companion?: DeckListEntry | undefined;
}

/** One copy goes out, one comes in, at the same place where there is one. */
const applyChange = (
  entries: readonly CardCopies<ReportCard>[],
  { out, in: coming }: DeckChange,
  find: (slug: string) => ReportCard | undefined,
): readonly CardCopies<ReportCard>[] => {
  const at = entries.findIndex(({ card }) => card.slug === out);
  if (out !== undefined && at < 0) return entries;
  const card = coming === undefined ? undefined : find(coming);
  if (coming !== undefined && !card) return entries;
  const less = entries.map((entry, index) => (index === at ? { ...entry, count: entry.count - 1 } : entry));
  if (!card) return less.filter(({ count }) => count > 0);
  const added: CardCopies<ReportCard> = { card, count: 1, printings: [] };
  const known = less.findIndex((entry) => entry.card.slug === card.slug);
  const more =
    known >= 0
      ? less.map((entry, index) => (index === known ? { ...entry, count: entry.count + 1 } : entry))
      : at < 0
        ? [...less, added]
        : less.toSpliced(at + 1, 0, added);
  return more.filter(({ count }) => count > 0);
};

/** A companion with its printing. */
const toEntry = ({ card, printings: [stated] }: CardCopies<ReportCard>): DeckListEntry => {
  const { listedName: _, ...marks } = stated ?? {};
  return { ...marks, ...toExportLine(card, 1) };
};

/** The cards of a list after some changes; a change that the list does not allow is left out. */
export const changeList = async (
  text: string,
  changes: readonly DeckChange[],
  snapshot: Pick<Snapshot, 'readDeck' | 'resolveCard'>,
): Promise<ChangedList> => {
  const list = await snapshot.readDeck({ list: text });
  const find = (slug: string): ReportCard | undefined => {
    const wire = snapshot.resolveCard(slug);
    return wire && toReportCard(wire);
  };
  const main = changes.reduce<readonly CardCopies<ReportCard>[]>(
    (entries, change) => applyChange(entries, change, find),
    countCopies(list.main),
  );
  const companion = list.companion && countCopies([list.companion])[0];
  return {
    commanders: countCopies(list.commanders),
    main,
    ...(companion && { companion: toEntry(companion) }),
  };
};

/** What is printed of a list: an entry for each printing. */
export const toPrintable = ({ commanders, main, companion }: ChangedList): PrintableList => {
  const names = new Map([...commanders, ...main].map(({ card }) => [card.url, toExportLine(card, 1).name]));
  const list = printableList(listOfCopies(commanders, main), { nameOf: (url) => names.get(url) ?? url });
  return { ...list, ...(companion && { companion }) };
};

/** A list as text, commanders first, with its printings, as deck sites and this site read it. */
export const printList = (list: ChangedList): string => makeDeckList(toPrintable(list), 'moxfield');
