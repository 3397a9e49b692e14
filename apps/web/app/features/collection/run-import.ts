import { loadCardIndex } from './card-names';
import { changeStored, replaceStored } from '#app/visitor/collection-storage';
import { siteApi } from '#app/platform/site-api';
import { createFindSet } from './find-set';
import { formText } from './form-text';
import { withNamesOfSite } from './import-names';
import { importSteps, type ImportReport } from './import-collection';
import { additionsOf, replaceCollection } from './merge-collections';
import { runSteps } from './run-steps';

/** The sets of the site; without them rows that name a set without its code keep their card alone. */
const loadSets = async () => {
  try {
    return (await siteApi.misc()).sets;
  } catch {
    return [];
  }
};

/** Names that the site knows, which has those in other languages. Throws an ApiError. */
const slugsOfSite = async (names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const cards = await siteApi.cards(names);
  return new Map([...cards].map(([name, { sanitized }]) => [name, sanitized]));
};

/**
 * Reads the collection of the form and stores it in this browser, in place of the one before or added to it. Nothing is
 * stored where no card was found. Rejects where the names of the cards cannot be loaded, or nothing can be stored.
 * @param onProgress given which part of the file is read, 0–1
 */
export const runImport = async (
  form: FormData,
  onProgress?: (part: number) => void,
): Promise<ImportReport> => {
  const [text, index, sets] = await Promise.all([formText(form), loadCardIndex(), loadSets()]);
  const findSet = createFindSet(sets);
  const { cards, report } = await withNamesOfSite(
    async (find) => runSteps(importSteps(text, find, findSet), onProgress),
    (name) => index.find(name)?.slug,
    slugsOfSite,
  );
  if (report.cards === 0) return report;
  if (form.get('mode') === 'add') await changeStored(additionsOf(cards));
  else await replaceStored((before) => replaceCollection(before, cards));
  return report;
};
