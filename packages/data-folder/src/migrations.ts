import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '@crownsmith/answers/snapshot';
import * as z from 'zod';
import { replaceFile } from './replace-file';

/** Changes a data folder from one version to the next. It may run again over what a killed process has changed already. */
type Migration = (dataDir: string) => void;

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Until 2026-11-26 a store had the last import of rules alone, afterwards a list of them. */
const listRules: Migration = (dataDir) => {
  const path = join(dataDir, 'store', 'state.json');
  // What is no state is left to the reader of states, which says so.
  const state = z
    .looseObject({ rules: z.looseObject({}).nullable() })
    .safeParse(parseJson(readText(path) ?? ''));
  if (!state.success || Array.isArray(state.data.rules)) return;
  const { rules } = state.data;
  replaceFile(path, `${JSON.stringify({ ...state.data, rules: rules === null ? [] : [rules] }, null, 1)}\n`);
};

/** In order: the first one changes folders without a version. Never edit one: add one. */
export const MIGRATIONS: readonly Migration[] = [listRules];
