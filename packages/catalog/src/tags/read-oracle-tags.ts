import { TAGS, type Tag } from '@crownsmith/domain';
import * as z from 'zod';
import type { Position } from '../records/position';
import { readRecords, type ReadOptions } from '../records/read-records';
import { rejectInvalid, type RecordReject } from '../records/record-reject';
import { meaningOf, oracleTagSlug } from './oracle-tag-meanings';

const text = z.string().trim().min(1).max(500);
const ids = z.array(text).max(10_000).nullish();
/** A tag of Scryfall's export `oracle_tags` with the cards that have it. */
const tagSchema = z.object({
  id: text,
  slug: text.nullish(),
  label: text.nullish(),
  parent_ids: ids,
  child_ids: ids,
  taggings: z.array(z.object({ oracle_id: text.nullish() })),
});
/** A card with the tags that people gave it. */
const cardSchema = z
  .object({ name: text.nullish(), oracle_id: text.nullish(), tags: z.array(text).max(1000) })
  .refine(
    ({ name, oracle_id: id }) => typeof name === 'string' || typeof id === 'string',
    'neither name nor oracle_id',
  );

/** A card as people tagged it: by its oracle id or its name. */
export interface TaggedByPeople {
  readonly oracleId?: string;
  readonly name?: string;
  /** ours that its tags mean, in the order of `TAGS`; none is known, too */
  readonly tags: readonly Tag[];
}

/** What a file of tags yields. */
export type OracleTagEvent = ({ readonly kind: 'card' } & TaggedByPeople) | RecordReject;

type TagRecord = z.infer<typeof tagSchema>;

const inOrder = (tags: ReadonlySet<Tag>): readonly Tag[] => TAGS.filter((tag) => tags.has(tag));

/** What tags mean: by their own slugs, otherwise by the nearest tags above them. */
const meaningsOf = (records: ReadonlyMap<string, TagRecord>): ((id: string) => ReadonlySet<Tag>) => {
  const parents = new Map<string, Set<string>>();
  const link = (child: string, parent: string): void =>
    void parents.set(child, (parents.get(child) ?? new Set()).add(parent));
  for (const [id, { parent_ids: above, child_ids: below }] of records) {
    for (const parent of above ?? []) link(id, parent);
    for (const child of below ?? []) link(child, id);
  }
  const own = (id: string): Tag | undefined => {
    const record = records.get(id);
    const name = record?.slug ?? record?.label;
    return typeof name === 'string' ? meaningOf(oracleTagSlug(name)) : undefined;
  };
  return (id) => {
    const seen = new Set([id]);
    for (let level: readonly string[] = [id]; level.length > 0;) {
      const found = new Set(level.map(own).filter((tag) => tag !== undefined));
      if (found.size > 0) return found;
      level = level
        .flatMap((each) => [...(parents.get(each) ?? [])])
        .filter((each) => !seen.has(each) && seen.add(each));
    }
    return new Set();
  };
};

const isTagRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'taggings' in value;

function* taggedCards(records: ReadonlyMap<string, TagRecord>): Generator<OracleTagEvent> {
  const meanings = meaningsOf(records);
  const cards = new Map<string, Set<Tag>>();
  for (const [id, { taggings }] of records) {
    const means = meanings(id);
    for (const { oracle_id: oracleId } of taggings) {
      if (typeof oracleId !== 'string') continue;
      const tags = cards.get(oracleId) ?? new Set();
      cards.set(oracleId, tags);
      for (const tag of means) tags.add(tag);
    }
  }
  for (const [oracleId, tags] of cards) yield { kind: 'card', oracleId, tags: inOrder(tags) };
}

const cardEvent = (value: unknown, position: Position): OracleTagEvent => {
  const card = cardSchema.safeParse(value);
  if (!card.success) return rejectInvalid('card', card.error, position);
  const { name, oracle_id: oracleId, tags } = card.data;
  const means = new Set(tags.map((tag) => meaningOf(oracleTagSlug(tag))).filter((tag) => tag !== undefined));
  return {
    kind: 'card',
    ...(typeof oracleId === 'string' ? { oracleId } : {}),
    ...(typeof name === 'string' ? { name } : {}),
    tags: inOrder(means),
  };
};

/** Bytes of the longest record: a tag that thousands of cards have. */
const MAX_RECORD_BYTES = 16 * 1024 * 1024;

/**
 * Reads the tags that people gave to cards, as those of ours that they mean (`ORACLE_TAG_MEANINGS`): Scryfall's export `oracle_tags`,
 * where a tag has its cards and the tags above it, or JSON lines `{ name or oracle_id, tags }`; gzipped or not. Cards without a tag of
 * ours are yielded, too: people looked at them. A record that cannot be read yields a reject with its position.
 */
export async function* readOracleTags(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<OracleTagEvent> {
  const records = new Map<string, TagRecord>();
  for await (const scanned of readRecords(bytes, { maxRecordBytes: MAX_RECORD_BYTES, ...options })) {
    if (scanned.kind === 'reject') yield scanned;
    else if (isTagRecord(scanned.value)) {
      const tag = tagSchema.safeParse(scanned.value);
      if (tag.success) records.set(tag.data.id, tag.data);
      else yield rejectInvalid('tag', tag.error, scanned.position);
    } else yield cardEvent(scanned.value, scanned.position);
  }
  yield* taggedCards(records);
}
