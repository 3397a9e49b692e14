/**
 * A URL with query parameters; empty ones and `page=1` are left out.
 * @example urlWithQuery('/combos', { card: 'sol-ring', page: 1 }) // '/combos?card=sol-ring'
 */
export const urlWithQuery = (
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string => {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' || (name === 'page' && value === 1) ? [] : [[name, String(value)]],
  );
  return parts.length > 0 ? `${path}?${new URLSearchParams(parts).toString()}` : path;
};
