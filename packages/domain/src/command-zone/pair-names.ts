/** What people write between the names of a pair; faces are joined by two slashes. */
const BETWEEN_NAMES = [' + ', ' & ', ' // ', ' / ', ' and ', '+', '&', '//', '/'] as const;

/**
 * Every two names that a text may join, as people write both commanders of a pair. Most of them are no names: look them up.
 * @example [...pairNames('Tymna the Weaver + Thrasios, Triton Hero')][0] // ['Tymna the Weaver', 'Thrasios, Triton Hero']
 */
export const pairNames = function* (text: string): Generator<readonly [string, string], void, undefined> {
  for (const separator of BETWEEN_NAMES)
    for (let at = text.indexOf(separator); at > 0; at = text.indexOf(separator, at + 1)) {
      const names = [text.slice(0, at).trim(), text.slice(at + separator.length).trim()] as const;
      if (names.every((name) => name !== '')) yield names;
    }
};
