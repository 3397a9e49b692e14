import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Manifest } from '@crownsmith/api-client';
import type { Command } from 'commander';
import { currentVersion, snapshotVersions } from '#src/snapshot/snapshot-folder';
import { verifyUnlocked } from '#src/store/store-checksums';
import { storePaths, type StorePaths } from '#src/store/store-paths';
import { readState, type StoreState } from '#src/store/store-state';
import { printLines, type CommandContext } from './command-context';
import { formatCount, formatNoun } from './number-text';

const readManifest = async (paths: StorePaths, version: string): Promise<Manifest | undefined> => {
  const text = await readFile(join(paths.snapshots, version, 'manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

const readStatus = async (paths: StorePaths, state: StoreState) => {
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
      printings: state.printings?.rows ?? 0,
      combos: state.combos?.rows ?? 0,
      salt: state.salt?.rows ?? 0,
      precons: state.precons?.rows ?? 0,
      handedIn: state['handed-in']?.rows ?? 0,
      saltVotes: state['salt-votes']?.rows ?? 0,
      imports: state.imports,
    },
    snapshots: manifests,
    current: current ?? null,
  };
};
type Status = Awaited<ReturnType<typeof readStatus>>;

const statusLines = ({ dataDir, store, snapshots }: Status): readonly string[] => [
  `Data in ${dataDir}`,
  store.cards === null ? 'No cards.' : `${formatNoun(store.cards.count, 'card')} (${store.cards.origin})`,
  store.decks === null
    ? 'No decks.'
    : `${formatNoun(store.decks.count, 'deck')}${store.decks.sample ? ' (generated sample)' : ''}`,
  `${formatNoun(store.prices, 'price')}, ${formatNoun(store.printings, 'printing')}`,
  `${formatNoun(store.combos, 'combo')}, salt of ${formatNoun(store.salt, 'name')}, ${formatNoun(store.precons, 'precon')}${
    store.combos * store.salt * store.precons === 0 ? ' (starter data where nothing was imported)' : ''
  }`,
  ...(store.handedIn + store.saltVotes === 0
    ? []
    : [
        `${formatNoun(store.handedIn, 'deck')} handed in on the site, salt votes on ${formatNoun(store.saltVotes, 'card')}`,
      ]),
  ...store.imports.map(
    (one) =>
      `  ${one.at.slice(0, 16).replace('T', ' ')}  ${one.kind.padEnd(7)}  ${one.name}  ${Object.entries(
        one.counts,
      )
        .map(([key, value]) => `${key} ${formatCount(value)}`)
        .join(', ')}`,
  ),
  snapshots.length === 0 ? 'No snapshot. Make one with: pipeline publish' : 'Snapshots:',
  ...snapshots.map(
    ({ version, current, manifest }) =>
      `  ${current ? '*' : ' '} ${version}  ${manifest === null ? 'unreadable' : `${formatNoun(manifest.decks, 'deck')}, ${formatNoun(manifest.cards, 'card')}${manifest.sample ? ', sample' : ''}`}`,
  ),
];

/** Adds `status`, which needs no lock because it only reads. A damaged file of the store is named behind all that is known. */
export const addStatusCommand = (root: Command, context: CommandContext): void => {
  root
    .command('status')
    .description('show what is stored and which snapshot is current')
    .option('--json', 'print as JSON')
    .action(async (options: { json?: boolean }) => {
      const paths = storePaths(context.env.dataDir);
      const state = await readState(paths);
      const status = await readStatus(paths, state);
      if (options.json === true) context.print(JSON.stringify(status, null, 2));
      else printLines(context, statusLines(status));
      await verifyUnlocked(paths, state);
    });
};
