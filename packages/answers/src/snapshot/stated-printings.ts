import { SetPrintings } from '@crownsmith/api-client';
import type * as z from 'zod';

/** Code of a set in the name of a file. */
const SET_CODE = /^[a-z\d]{2,8}$/;
/** Sets of one list that are looked up. */
const MAX_SETS = 150;

/** The printings of the sets that a list states of its copies, as far as the snapshot knows them. */
export const readStatedPrintings = async (
  copies: Iterable<{ readonly set?: string | undefined }>,
  readPage: <T>(path: string, schema: z.ZodType<T>) => Promise<T | undefined>,
): Promise<readonly SetPrintings[]> => {
  const codes = new Set(Array.from(copies, ({ set }) => set?.toLowerCase() ?? ''));
  const sets = [...codes].filter((set) => SET_CODE.test(set)).slice(0, MAX_SETS);
  const read = await Promise.all(sets.map((set) => readPage(`printings/${set}.json`, SetPrintings)));
  return read.filter((found) => found !== undefined);
};
