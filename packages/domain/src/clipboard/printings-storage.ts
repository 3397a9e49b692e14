import type { PrintedCopies, Printings } from '../card-list/printings';
import { slugOfCardUrl } from '../card/card-url';
import { MAX_CLIPBOARD_CARDS, MAX_COPIES, MAX_MARK_CHARACTERS, MAX_NAME_CHARACTERS } from '../limits';
import { isFields } from './stored-value';

/** Key in local storage of what a clipboard states of its copies, beside the cards and commanders of version 2. */
export const CLIPBOARD_PRINTINGS_KEY = 'clipboard-printings';

const textOf = (value: unknown, most = MAX_MARK_CHARACTERS): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= most ? value : undefined;

const parseCopies = (value: unknown): readonly PrintedCopies[] => {
  if (!isFields(value)) return [];
  const { count, finish } = value;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MAX_COPIES) return [];
  const [set, collectorNumber] = [textOf(value['set']), textOf(value['collectorNumber'])];
  const listedName = textOf(value['listedName'], MAX_NAME_CHARACTERS);
  return [
    {
      count,
      ...(set !== undefined && { set }),
      ...(collectorNumber !== undefined && { collectorNumber }),
      ...((finish === 'foil' || finish === 'etched') && { finish }),
      ...(listedName !== undefined && { listedName }),
    },
  ];
};

/** The text of what a clipboard states of its copies; undefined where that is nothing. */
export const persistPrintings = (printings: Printings | undefined): string | undefined =>
  printings === undefined ? undefined : JSON.stringify(printings);

/**
 * Parses what `persistPrintings` stored. Never throws: whatever is invalid is left out, for it is only beside the cards.
 * @example parsePrintings('{"/cards/opt":[{"count":1,"set":"DOM"}]}')['/cards/opt'] // [{ count: 1, set: 'DOM' }]
 */
export const parsePrintings = (text: string): Printings => {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return {};
  }
  if (!isFields(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored)
      .slice(0, MAX_CLIPBOARD_CARDS)
      .flatMap(([url, copies]) => {
        const parsed = Array.isArray(copies) ? copies.slice(0, MAX_COPIES).flatMap(parseCopies) : [];
        return slugOfCardUrl(url) === undefined || parsed.length === 0 ? [] : [[url, parsed] as const];
      }),
  );
};
