import { findHandedInErrors, HandedInDeck } from '@crownsmith/api-client';
import { parseIsoDate } from '@crownsmith/catalog';
import { slugOfCardUrl, type Card } from '@crownsmith/domain';
import { hashDeckContent } from '#src/decks/deck-content-hash';
import { deckDay, possibleDeckDays, type DayRange } from '#src/decks/deck-date';
import { readExport } from '#src/input/read-export';
import { cardsBySlug } from '#src/names/cards-by-slug';
import { makeCachedNameKey } from '#src/names/name-key';
import { PipelineError } from '#src/pipeline-error';
import { readCatalogue } from '#src/publish/published-catalogue';
import type { RecordEvent } from '#src/records/import-records';
import { makeRecordFileImporter, type RecordFileImporter } from '#src/records/record-file';
import { StoredHandedInDeck } from '#src/store/stored-records';

/** Handed-in decks are decks of this format. */
export const HANDED_IN_FORMAT = 'commander';

/** Reasons listed of a deck's rejection. */
const MAX_REASONS = 5;

type FindCard = (url: string) => Card | undefined;

const makeFindCard = (cards: readonly Card[]): FindCard => {
  const bySlug = cardsBySlug(cards);
  return (url) => bySlug.get(slugOfCardUrl(url) ?? '');
};

/** Decks by their content: of equal ones the last, with the earliest date. */
async function* deckEvents(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  findCard: FindCard,
  days: DayRange,
): AsyncGenerator<RecordEvent<StoredHandedInDeck>> {
  const key = makeCachedNameKey();
  const earliest = new Map<string, number>();
  for await (const line of readExport(bytes, name, 'handed-in', HandedInDeck)) {
    if (line.kind === 'reject') {
      yield line;
      continue;
    }
    const { id, commanders, cards, updatedAt } = line.value;
    const errors = findHandedInErrors(line.value, findCard);
    if (errors.length > 0) {
      const more = errors.length > MAX_REASONS ? ` And ${errors.length - MAX_REASONS} more.` : '';
      const reason = `${errors.slice(0, MAX_REASONS).join(' ')}${more}`;
      yield { kind: 'reject', position: `${line.position}, deck ${id}`, fault: 'not-legal', reason };
      continue;
    }
    const names = commanders.flatMap((url) => findCard(url)?.name ?? []);
    const listed = cards.flatMap(({ url, count }) => {
      const card = findCard(url);
      return card === undefined ? [] : [{ name: card.name, count }];
    });
    const content = hashDeckContent(
      HANDED_IN_FORMAT,
      names,
      listed.map((card) => card.name),
      key,
    );
    const own = deckDay(parseIsoDate(updatedAt), days);
    const day = Math.min(own ?? Infinity, earliest.get(content) ?? Infinity);
    if (day !== Infinity) earliest.set(content, day);
    const record = { commanders: names, cards: listed, day: day === Infinity ? null : day };
    yield { kind: 'record', key: content, record, names: [] };
  }
}

/**
 * Imports the decks that people handed in, as the site exports them. They replace those of the former import, so that withdrawn
 * ones vanish; a deck that is not legal in Commander is rejected.
 * @throws PipelineError without cards to check the decks with, and for a file that is cut off or has no usable deck although it
 *   has some
 */
export const importHandedIn: RecordFileImporter = async (store, path, options, now, progress) => {
  const { cards } = await store.query((db) => readCatalogue(store, db, now));
  if (cards.length === 0)
    throw new PipelineError(
      'nothing-to-do',
      'There are no cards to check the decks with. Import some first: pipeline import cards FILE',
    );
  const findCard = makeFindCard(cards);
  const importFile = makeRecordFileImporter({
    kind: 'handed-in',
    schema: StoredHandedInDeck,
    readEvents: (bytes, name) => deckEvents(bytes, name, findCard, possibleDeckDays(now)),
    expected: 'Expected legal Commander decks.',
    isWhole: true,
  });
  return importFile(store, path, options, now, progress);
};
