import { createReadStream } from 'node:fs';
import { foldName, TAGS, type Card, type Tag } from '@crownsmith/domain';
import * as z from 'zod';
import { readRecords } from '../src/records/read-records';
import type { TaggedCard } from './tag-scores';

const rowSchema = z.object({ name: z.string(), tags: z.array(z.enum(TAGS)) });

/** The tags assigned by people, by folded name. */
const readActualTags = async (path: string): Promise<ReadonlyMap<string, readonly Tag[]>> => {
  const given = new Map<string, readonly Tag[]>();
  for await (const scanned of readRecords(createReadStream(path))) {
    const row = rowSchema.parse(scanned.kind === 'record' ? scanned.value : undefined);
    given.set(foldName(row.name), row.tags);
  }
  return given;
};

/** Cards with rules text and tags from people: the predicted tags and the actual ones, by name. */
export const measureTags = async (
  cards: Iterable<Card>,
  tagsPath: string,
): Promise<{
  readonly predicted: readonly TaggedCard[];
  readonly actual: ReadonlyMap<string, readonly Tag[]>;
}> => {
  const actualByFoldedName = await readActualTags(tagsPath);
  const actual = new Map<string, readonly Tag[]>();
  const predicted: TaggedCard[] = [];
  for (const { name, text, tags } of cards) {
    if (!text) continue;
    const assigned = actualByFoldedName.get(foldName(name));
    if (assigned === undefined) continue;
    actual.set(name, assigned);
    predicted.push({ name, tags });
  }
  return { predicted, actual };
};
