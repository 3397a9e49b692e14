import { SetPrintings } from '@crownsmith/api-client';
import pLimit from 'p-limit';
import { loadOnce } from './load-once';

/** Requests at a time: a list can state a hundred sets. */
const limit = pLimit(8);
const SET_CODE = /^[a-z\d]{2,8}$/;

const loadSet = loadOnce((set) =>
  limit(async () => {
    const response = await fetch(`/json/printings/${set}.json`);
    if (!response.ok) throw new Error(`The printings of ${set} have status ${response.status}.`);
    return SetPrintings.parse(await response.json());
  }),
);

/** Loads the printings of the sets that the site knows, by their codes, once a page. Rejects where they cannot be loaded. */
export const loadSetPrintings = (codes: Iterable<string>): Promise<readonly SetPrintings[]> =>
  Promise.all(
    [...new Set(Array.from(codes, (code) => code.toLowerCase()))]
      .filter((code) => SET_CODE.test(code))
      .map(loadSet),
  );
