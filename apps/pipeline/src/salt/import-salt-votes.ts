import { SaltVotes } from '@crownsmith/api-client';
import { makeSlug, slugOfCardUrl, type Card } from '@crownsmith/domain';
import { readSourcedCards } from '#src/cards/known-cards';
import { readExport } from '#src/input/read-export';
import { cardsBySlug } from '#src/names/cards-by-slug';
import { PipelineError } from '#src/pipeline-error';
import type { RecordEvent } from '#src/records/import-records';
import { makeRecordFileImporter, type RecordFileImporter } from '#src/records/record-file';
import { StoredSaltVotes } from '#src/store/stored-records';

/** Makes the search for the name of a card, present or former, that a URL has. */
const createNameSearch = (cards: readonly Card[]): ((url: string) => string | undefined) => {
  const bySlug = cardsBySlug(cards);
  return (url) => {
    const slug = slugOfCardUrl(url) ?? '';
    const card = bySlug.get(slug);
    return card && [card.name, ...(card.formerNames ?? [])].find((name) => makeSlug(name) === slug);
  };
};

async function* voteEvents(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  nameOf: (url: string) => string | undefined,
): AsyncGenerator<RecordEvent<StoredSaltVotes>> {
  for await (const line of readExport(bytes, name, 'salt-votes', SaltVotes)) {
    if (line.kind === 'reject') {
      yield line;
      continue;
    }
    const { url, votes } = line.value;
    const card = nameOf(url);
    if (card === undefined) {
      const reason = `no card has the path ${url}`;
      yield { kind: 'reject', position: line.position, fault: 'unknown-card', reason };
    } else yield { kind: 'record', key: card, record: votes, names: [] };
  }
}

/**
 * Imports the salt votes of the site's users, as the site exports them: how many voted what on each card. They replace those of
 * the former import.
 * @throws PipelineError without cards, and for a file that is cut off or has no usable line although it has some
 */
export const importSaltVotes: RecordFileImporter = async (store, path, options, now, progress) => {
  const cards = (await store.query((db) => readSourcedCards(store, db))).map(({ card }) => card);
  if (cards.length === 0)
    throw new PipelineError(
      'nothing-to-do',
      'There are no cards to find by their paths. Import some first: pipeline import cards FILE',
    );
  const nameOf = createNameSearch(cards);
  const importFile = makeRecordFileImporter({
    kind: 'salt-votes',
    schema: StoredSaltVotes,
    readEvents: (bytes, name) => voteEvents(bytes, name, nameOf),
    expected: 'Expected votes on cards of the store.',
    isWhole: true,
  });
  return importFile(store, path, options, now, progress);
};
