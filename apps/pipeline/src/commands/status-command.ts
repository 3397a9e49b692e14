import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Manifest } from '@crownsmith/api-client';
import type { Command } from 'commander';
import { currentVersion, snapshotVersions } from '#src/snapshot/snapshot-folder';
import { storePaths, type StorePaths } from '#src/store/store-paths';
import { readState } from '#src/store/store-state';
import type { CommandContext } from './command-context';
import { count } from './summary-lines';

const readManifest = async (paths: StorePaths, version: string): Promise<Manifest | undefined> => {
  const text = await readFile(join(paths.snapshots, version, 'manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = Manifest.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
};

const readStatus = async (paths: StorePaths) => {
  const state = await readState(paths);
  const current = await currentVersion(paths.snapshots);
  const versions = await snapshotVersions(paths.snapshots);
  const manifests = await Promise.all(
    versions.map(async (version) => ({
      version,
      current: version === current,
      manifest: (await readManifest(paths, version)) ?? null,
    })),
  );
  return {
    dataDir: paths.root,
    store: {
      revision: state.revision,
      cards: state.cards === null ? null : { count: state.cards.rows, origin: state.cards.origin },
      decks: state.decks === null ? null : { count: state.decks.rows, sample: state.decks.sample },
      names: state.names?.rows ?? 0,
      prices: state.prices?.rows ?? 0,
      combos: state.combos?.rows ?? 0,
      salt: state.salt?.rows ?? 0,
      precons: state.precons?.rows ?? 0,
      imports: state.imports,
    },
    snapshots: manifests,
    current: current ?? null,
  };
};
type Status = Awaited<ReturnType<typeof readStatus>>;

const statusLines = ({ dataDir, store, snapshots }: Status): readonly string[] => [
  `Data in ${dataDir}`,
  store.cards === null ? 'No cards.' : `${count(store.cards.count)} cards (${store.cards.origin})`,
  store.decks === null
    ? 'No decks.'
    : `${count(store.decks.count)} decks${store.decks.sample ? ' (generated sample)' : ''}`,
  `${count(store.prices)} prices`,
  `${count(store.combos)} combos, salt of ${count(store.salt)} names, ${count(store.precons)} precons${
    store.combos * store.salt * store.precons === 0
      ? ' (for what was not imported, the starter stands in)'
      : ''
  }`,
  ...store.imports.map(
    (one) =>
      `  ${one.at.slice(0, 16).replace('T', ' ')}  ${one.kind.padEnd(7)}  ${one.name}  ${Object.entries(
        one.counts,
      )
        .map(([key, value]) => `${key} ${count(value)}`)
        .join(', ')}`,
  ),
  snapshots.length === 0 ? 'No snapshot; run pipeline publish.' : 'Snapshots:',
  ...snapshots.map(
    ({ version, current, manifest }) =>
      `  ${current ? '*' : ' '} ${version}  ${manifest === null ? 'unreadable' : `${count(manifest.decks)} decks, ${count(manifest.cards)} cards${manifest.sample ? ', sample' : ''}`}`,
  ),
];

/** `status`. It reads only, so it needs no lock. */
export const addStatusCommand = (root: Command, context: CommandContext): void => {
  root
    .command('status')
    .description('what the store holds and which snapshot readers see')
    .option('--json', 'as JSON')
    .action(async (options: { json?: boolean }) => {
      const status = await readStatus(storePaths(context.env.dataDir));
      if (options.json === true) context.print(JSON.stringify(status, null, 2));
      else statusLines(status).forEach((line) => context.print(line));
    });
};
