/** Signs of a condition such as `t:creature` or `mv<=3`, which names no page: the form searches the cards for it. */
const CONDITION = /[:<>=]/;

/** Longest part of a query that is shown, in characters. */
const MAX_SHOWN = 60;

/**
 * What the search says where nothing matches a query; undefined for one with conditions.
 * @example emptySearchText('xyzzy') // 'No card, set or page matches “xyzzy”.'
 */
export const emptySearchText = (query: string): string | undefined => {
  const text = query.trim();
  if (CONDITION.test(text)) return undefined;
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trimEnd()} …` : text;
  return `No card, set or page matches “${shown}”.`;
};
