import { loadCardIndex } from './card-names';
import { readCollection, writeCollection } from '#app/visitor/collection-storage';
import { siteApi } from '#app/platform/site-api';
import { createFindSet } from './find-set';
import { formText } from './form-text';
import { importCollection, type ImportReport } from './import-collection';
import { addCollections } from './merge-collections';

/** The sets of the site; without them rows that name a set without its code keep their card alone. */
const loadSets = async () => {
  try {
    return (await siteApi.misc()).sets;
  } catch {
    return [];
  }
};

/**
 * Reads the collection of the form and stores it in this browser, in place of the one before or added to it. Nothing is
 * stored where no card was found. Rejects where the names of the cards cannot be loaded, or nothing can be stored.
 */
export const runImport = async (form: FormData): Promise<ImportReport> => {
  const [text, index, sets] = await Promise.all([formText(form), loadCardIndex(), loadSets()]);
  const { cards, report } = importCollection(text, (name) => index.find(name)?.slug, createFindSet(sets));
  if (report.cards === 0) return report;
  const before = form.get('mode') === 'add' ? (await readCollection())?.cards : undefined;
  await writeCollection({
    changedAt: Date.now(),
    cards: before ? addCollections(before, cards) : cards,
  });
  return report;
};
