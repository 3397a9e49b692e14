import { SetPrintings } from '@crownsmith/api-client';

/** Requests at a time: a collection has cards of hundreds of sets. */
const REQUESTS = 8;
/** Sets that are asked for; there are fewer. */
const MAX_SETS = 1500;
/** Of hundreds of requests a busy site refuses one or the other; each set is asked for so many times. */
const TRIES = 3;
/** Before a set is asked for once more, in ms. */
const PAUSE_MS = 1000;
const SET_CODE = /^[a-z\d]{2,8}$/;

const loaded = new Map<string, Promise<SetPrintings>>();

const fetchSet = async (set: string, tries = TRIES): Promise<SetPrintings> => {
  try {
    const response = await fetch(`/json/printings/${set}.json`);
    if (!response.ok) throw new Error(`The printings of ${set} have status ${response.status}.`);
    return SetPrintings.parse(await response.json());
  } catch (error) {
    if (tries === 1) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
    return fetchSet(set, tries - 1);
  }
};

/** The printings of a set, none of one that the site does not know. Rejects where they cannot be loaded. */
const loadSet = (set: string): Promise<SetPrintings> => {
  const known = loaded.get(set);
  if (known) return known;
  const loading = fetchSet(set);
  loaded.set(set, loading);
  loading.catch(() => loaded.delete(set));
  return loading;
};

/** Loads the printings of the sets that the site knows, by their codes, once a page. Rejects where they cannot be loaded. */
export const loadSetPrintings = async (codes: Iterable<string>): Promise<readonly SetPrintings[]> => {
  const waiting = [...new Set([...codes].map((code) => code.toLowerCase()))]
    .filter((code) => SET_CODE.test(code))
    .slice(0, MAX_SETS);
  const found: SetPrintings[] = [];
  const work = async (): Promise<void> => {
    for (let set = waiting.pop(); set !== undefined; set = waiting.pop()) {
      found.push(await loadSet(set));
    }
  };
  await Promise.all(Array.from({ length: REQUESTS }, work));
  return found;
};
