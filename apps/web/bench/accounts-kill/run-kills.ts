import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { COLLECTIONS, PROFILES } from '#app/accounts/documents/collections.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { createLists } from '#app/accounts/lists/lists.server';
import { makeProfile } from '#app/accounts/profile/profile.server';
import { postWrite, startWriter, type WriterProcess } from './writer-process';

export interface KillPlan {
  /** fewest writes that have to be acknowledged, over both clients */
  readonly writes: number;
  readonly kills: number;
  /** processes that share the file; client n writes to process n modulo this */
  readonly processes: 1 | 2;
  /** 0–1 */
  readonly random: () => number;
}

export interface KillReport {
  readonly acknowledged: number;
  /** writes whose response was lost with the process */
  readonly unanswered: number;
  /** those of them that were written all the same */
  readonly unansweredWritten: number;
  readonly kills: number;
  /** acknowledged writes that the database does not have */
  readonly lost: readonly string[];
  /** what `PRAGMA integrity_check` says */
  readonly integrity: string;
  /** responses that are neither an acknowledgement nor lost */
  readonly refused: readonly number[];
}

const CLIENTS = [0, 1] as const;
/** Writes to a person's profile and lists, well below what a person may have; then comes the next person. */
const WRITES_PER_PERSON = 400;
const PERSONS = Array.from({ length: 200 }, (_, number) => `person-${number}`);
/** Requests of a client at a time: a kill meets some at work. */
const AT_ONCE = 4;

/** A server process that is started again where it was killed. */
const keepRunning = async (file: string) => {
  let running: Promise<WriterProcess> = startWriter(file);
  await running;
  return {
    current: () => running,
    kill: async () => {
      const killed = await running;
      running = killed.kill().then(() => startWriter(file));
      await running;
    },
    stop: async () => (await running).kill(),
  };
};

/** The names of all that was written. */
const readBack = async (file: string): Promise<ReadonlySet<string>> => {
  const documents = await openSqliteDocuments(file, COLLECTIONS);
  const names: string[] = [];
  for (const uid of PERSONS) {
    const profile = await documents.get(PROFILES, uid);
    const lists = await createLists(documents).all(uid);
    names.push(...Object.keys(profile?.changedAt ?? {}), ...lists.map(({ name }) => name));
  }
  await documents.close();
  return new Set(names);
};

const checkIntegrity = (file: string): string => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('PRAGMA integrity_check').all();
  database.close();
  return rows.map((row) => String(row['integrity_check'])).join('\n');
};

/**
 * Two clients change a profile and save lists while server processes are killed at random moments and started again. Then
 * the database is compared with what was acknowledged.
 */
export const runKills = async ({ writes, kills, processes, random }: KillPlan): Promise<KillReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'accounts-kill-'));
  const file = join(folder, 'accounts.sqlite');
  const seed = await openSqliteDocuments(file, COLLECTIONS);
  await seed.transaction((transaction) => {
    for (const uid of PERSONS)
      transaction.set(
        PROFILES,
        uid,
        makeProfile({ uid, email: `${uid}@mail.example`, displayName: uid }, Date.now()),
      );
  });
  await seed.close();

  const servers = await Promise.all(Array.from({ length: processes }, () => keepRunning(file)));
  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();
  const refused: number[] = [];
  let [started, killed] = [0, 0];

  const writeNext = async (client: number): Promise<void> => {
    const server = servers[client % servers.length];
    const { origin } = (await server?.current()) ?? { origin: '' };
    started += 1;
    const number = started;
    // Both clients write to the same person.
    const uid = PERSONS[Math.floor(number / WRITES_PER_PERSON)] ?? '';
    const name = number % 2 === 0 ? `setting-${number}` : `List ${number}`;
    const status = await (number % 2 === 0
      ? postWrite(origin, `/profile/${uid}`, { setting: name })
      : postWrite(origin, `/lists/${uid}`, { name }));
    if (status === 204) acknowledged.add(name);
    else if (status === undefined) unanswered.add(name);
    else refused.push(status);
  };
  const isDone = (): boolean => refused.length > 0 || (acknowledged.size >= writes && killed === kills);
  const runClient = async (client: number): Promise<void> => {
    while (!isDone()) await writeNext(client);
  };
  const killAtRandom = async (): Promise<void> => {
    while (killed < kills) {
      const moment = acknowledged.size + 1 + Math.floor((random() * 2 * writes) / kills);
      while (acknowledged.size < moment && !isDone()) await wait(1);
      await servers[Math.floor(random() * servers.length)]?.kill();
      killed += 1;
    }
  };
  try {
    const clients = CLIENTS.flatMap((client) => Array.from({ length: AT_ONCE }, () => runClient(client)));
    await Promise.all([...clients, killAtRandom()]);
    await Promise.all(servers.map((server) => server.stop()));
    const written = await readBack(file);
    return {
      acknowledged: acknowledged.size,
      unanswered: unanswered.size,
      unansweredWritten: [...unanswered].filter((name) => written.has(name)).length,
      kills: killed,
      lost: [...acknowledged].filter((name) => !written.has(name)),
      integrity: checkIntegrity(file),
      refused,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
