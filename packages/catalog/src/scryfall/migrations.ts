import type { Result } from '@crownsmith/domain';
import type { DownloadError } from '../download/download-error';
import { runDownload, type TransferOptions } from '../download/http-request';
import { apiUrl, readScryfallList } from '../download/scryfall-list';
import { SCRYFALL_API } from '../download/scryfall-api';
import { migrationSchema } from './migration.schema';

/** A printing's record that became another one, or vanished. */
export interface Migration {
  /** Scryfall's id of the record that is no more. */
  readonly oldId: string;
  /** Scryfall's id of the record in its place; none where it was deleted. */
  readonly newId?: string;
  /** The day, ISO. */
  readonly date: string;
  /** Name of the card that it was, where Scryfall keeps it. */
  readonly name?: string;
  /** Oracle id of the card that it was, where Scryfall keeps it. */
  readonly oracleId?: string;
}

/** What a list of migrations yields. */
export interface Migrations {
  readonly migrations: readonly Migration[];
  /** Entries of a shape that is not known here, by the field that differs. */
  readonly rejected: Readonly<Record<string, number>>;
}

/** Reads entries of Scryfall's `/migrations`. Entries of another shape are counted and left out. */
export const readMigrations = (entries: Iterable<unknown>): Migrations => {
  const migrations: Migration[] = [];
  const rejected = new Map<string, number>();
  for (const entry of entries) {
    const parsed = migrationSchema.safeParse(entry);
    if (parsed.success) {
      const { old_scryfall_id, new_scryfall_id, performed_at, metadata } = parsed.data;
      migrations.push({
        oldId: old_scryfall_id,
        date: performed_at,
        ...(typeof new_scryfall_id === 'string' && { newId: new_scryfall_id }),
        ...(typeof metadata?.name === 'string' && { name: metadata.name }),
        ...(typeof metadata?.oracle_id === 'string' && { oracleId: metadata.oracle_id }),
      });
      continue;
    }
    const field = parsed.error.issues[0]?.path.join('.') || 'entry';
    rejected.set(field, (rejected.get(field) ?? 0) + 1);
  }
  return { migrations, rejected: Object.fromEntries(rejected) };
};

/** Options of `downloadMigrations`. */
export interface MigrationOptions extends TransferOptions {
  /** Origin of the API. Default `https://api.scryfall.com`. */
  readonly baseUrl?: string;
}

/**
 * Downloads all pages of Scryfall's list of migrations, at most ten pages a second.
 * @returns all of them, or why a page could not be had; does not throw
 */
export const downloadMigrations = ({ baseUrl = SCRYFALL_API, ...options }: MigrationOptions = {}): Promise<
  Result<Migrations, DownloadError>
> => {
  const url = apiUrl(baseUrl, '/migrations');
  return runDownload(options, url, async (http) => {
    const entries: unknown[] = [];
    for await (const entry of readScryfallList(url, http)) entries.push(entry);
    return readMigrations(entries);
  });
};
