import { createReadStream } from 'node:fs';
import { foldName, TAGS, type Tag } from '@crownsmith/domain';
import { z } from 'zod';
import { readRecords } from '../src/records/read-records';
import { readScryfall } from '../src/scryfall/read-scryfall';
import type { TaggedCard } from './tag-scores';

const rowSchema = z.object({ name: z.string(), tags: z.array(z.enum(TAGS)) });

/** The tags that people gave, by folded name. */
const readGivenTags = async (path: string): Promise<ReadonlyMap<string, readonly Tag[]>> => {
  const given = new Map<string, readonly Tag[]>();
  for await (const scanned of readRecords(createReadStream(path))) {
    const row = rowSchema.parse(scanned.kind === 'record' ? scanned.value : undefined);
    given.set(foldName(row.name), row.tags);
  }
  return given;
};

/** Cards that have their wording and that people tagged: the tags that the rules make and those given, by name. */
export const measureTags = async (
  cardsPath: string,
  tagsPath: string,
): Promise<{ readonly made: readonly TaggedCard[]; readonly given: ReadonlyMap<string, readonly Tag[]> }> => {
  const givenByFold = await readGivenTags(tagsPath);
  const given = new Map<string, readonly Tag[]>();
  const made: TaggedCard[] = [];
  for await (const event of readScryfall(createReadStream(cardsPath))) {
    if (event.kind !== 'card' || !event.card.text) continue;
    const { name, tags } = event.card;
    const wanted = givenByFold.get(foldName(name));
    if (wanted === undefined) continue;
    given.set(name, wanted);
    made.push({ name, tags });
  }
  return { made, given };
};
