import { PERSONAL_CACHE } from '#app/visitor/personal-cache';

/** Pages that are the same for all visitors. */
export const PAGES_CACHE = 'pages';
/** Scripts, styles and fonts of pages that were seen: their names contain their hash. */
export const ASSETS_CACHE = 'assets';
/** Names of cards, prices of cards and printings. */
export const CARDS_CACHE = 'cards';

/** The page of a saved list. It is stored for the one who is signed in, though no other cache may. */
const isSavedList = (path: string): boolean => /^\/lists(?:\/[^/]+)?(?:\.data)?\/?$/.test(path);

/**
 * The cache that stores a page or its data for use offline; undefined for none. Those of a person go to a cache of their own,
 * which is deleted when the person signs out; those of accounts are not stored, but saved lists.
 */
export const cacheOfPage = (
  path: string,
  {
    status,
    redirected,
    control,
  }: { readonly status: number; readonly redirected: boolean; readonly control: string },
): string | undefined => {
  if (status !== 200 || redirected) return undefined;
  if (isSavedList(path)) return PERSONAL_CACHE;
  if (/\bno-store\b/.test(control)) return undefined;
  return /\bpublic\b/.test(control) ? PAGES_CACHE : PERSONAL_CACHE;
};

/** Scripts, styles and fonts that the HTML of a page names, each once: paths. */
export const assetsOf = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w.$~@-]+\.(?:js|css|woff2)(?=["'\s?#])/g)),
];
