/**
 * The key that a path segment matches: exactly, in lower case, or in the singular or plural. Undefined where none matches.
 * @example themeKeyOf('Elves', ['elf']) // 'elf'
 */
export const themeKeyOf = (segment: string, keys: readonly string[]): string | undefined => {
  const lower = segment
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, '-')
    .slice(0, 100);
  const forms = [
    lower,
    lower.replace(/ves$/, 'f'),
    lower.replace(/ies$/, 'y'),
    lower.replace(/s$/, ''),
    lower.replace(/es$/, ''),
    lower.replace(/men$/, 'man'),
    `${lower}s`,
    lower.replace(/y$/, 'ies'),
    lower.replace(/f$/, 'ves'),
  ];
  return forms.find((form) => keys.includes(form));
};
