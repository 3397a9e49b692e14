/** Letters without a Unicode decomposition into base letter and mark, with their plain spelling. */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  ß: 'ss',
  ẞ: 'SS',
  Ð: 'D',
  ð: 'd',
  Đ: 'D',
  đ: 'd',
  Þ: 'Th',
  þ: 'th',
  Ł: 'L',
  ł: 'l',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  ﬁ: 'fi',
  ﬂ: 'fl',
};
/** Most names are without any. */
const NOT_ASCII = /[^ -~]/;
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/**
 * Marks above and below letters. Those of kana and Hangul are parts of the letter, as is the breve of the Cyrillic й, which
 * no Russian leaves out as they do the dots of ё.
 */
const ACCENT = /([Ии]\u0306)|(?!\u3099|\u309a)\p{M}/gu;

/**
 * Removes accents; ligatures and barred letters become plain letters. All other characters stay, composed where they can be.
 * @example stripAccents('Lim-Dûl, Æther, Jötun') // 'Lim-Dul, AEther, Jotun'
 * @example stripAccents('Ёлка, ガーゴイル') // 'Елка, ガーゴイル'
 */
export const stripAccents = (text: string): string =>
  NOT_ASCII.test(text)
    ? text
        .normalize('NFD')
        .replace(ACCENT, '$1')
        .normalize('NFC')
        .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    : text;
