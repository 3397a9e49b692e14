import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { digests } from '#src/testing/snapshot-digests';
import { copyPublished, PUBLISH_OPTIONS, PUBLISHED_AT, variedDecks } from '#src/testing/varied-store';
import type { PublishOptions } from './publish-options';
import { republish } from './republish';

const publishOnce = async () => {
  const store = await copyPublished();
  const again = (changed: Partial<PublishOptions> = {}, now = PUBLISHED_AT) =>
    store.use((own) => republish(own, { ...PUBLISH_OPTIONS, ...changed }, now));
  return { ...store, again };
};

it('publishes the same files under a new version where nothing has changed', async () => {
  const { first, again, snapshots } = await publishOnce();
  const files = await digests(snapshots);
  const second = await again();
  expect(second?.manifest).toEqual({
    ...first.manifest,
    version: second?.manifest.version,
    createdAt: PUBLISHED_AT.toISOString(),
  });
  expect(second?.manifest.version).not.toBe(first.manifest.version);
  expect(second).toMatchObject({
    countedAnew: 0,
    shared: first.manifest.files - 2,
    offIdentity: first.offIdentity,
  });
  expect(await currentVersion(snapshots)).toBe(second?.manifest.version);
  expect(await digests(snapshots)).toEqual(files);
});

it('leaves to a publish what is not the same: decks, options, the program, the day', async () => {
  const { again, importDecks } = await publishOnce();
  expect(await again({ recount: true })).toBeUndefined();
  expect(await again({ program: 'later' })).toBeUndefined();
  expect(await again({ since: '2024-01-01' })).toBeUndefined();
  expect(await again({}, new Date(Date.UTC(2026, 10, 25)))).toBeUndefined();
  await importDecks(variedDecks(3, 8), 'new.jsonl', { source: 'one' });
  expect(await again()).toBeUndefined();
});

it('leaves a damaged snapshot to a publish, and nothing behind', async () => {
  const { first, again, snapshots } = await publishOnce();
  const path = join(snapshots, first.manifest.version, 'search.json');
  await writeFile(path, `${await readFile(path, 'utf8')} `);
  expect(await again()).toBeUndefined();
  expect(await currentVersion(snapshots)).toBe(first.manifest.version);
});
