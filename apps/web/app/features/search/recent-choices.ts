import { TypeaheadList, type TypeaheadOption } from '@crownsmith/api-client';

const STORAGE_KEY = 'recentSearches';

/** Choices that are remembered. */
const MAX_CHOICES = 5;

/** What was chosen in this browser's search, the latest first; empty where storage is blocked or holds something else. */
export const recentChoices = (): readonly TypeaheadOption[] => {
  try {
    const stored = TypeaheadList.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]'));
    // Only pages of this site: the storage may hold anything.
    return stored.success ? stored.data.filter(({ url }) => /^\/(?!\/)/.test(url)).slice(0, MAX_CHOICES) : [];
  } catch {
    return [];
  }
};

/** Remembers a choice in this browser; without storage it is forgotten. */
export const rememberChoice = ({ label, url, kind }: TypeaheadOption): void => {
  const others = recentChoices().filter((choice) => choice.url !== url);
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify([{ label, url, kind }, ...others].slice(0, MAX_CHOICES)),
    );
  } catch {
    // Blocked or full: the search works without.
  }
};
