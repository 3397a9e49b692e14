/** Copies an answer with its paths of pages (`url`) as addresses of a site. */
export const toAbsoluteUrls = <T>(value: T, origin: string): T => {
  const copy = (part: unknown, key: string): unknown => {
    if (typeof part === 'string') return key === 'url' && part.startsWith('/') ? origin + part : part;
    if (Array.isArray(part)) return part.map((item) => copy(item, ''));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, copy(item, name)]));
  };
  return copy(value, '') as T;
};
