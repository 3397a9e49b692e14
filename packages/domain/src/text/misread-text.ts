/** The characters of the bytes 80 to 9F in Windows-1252 (those that it leaves out are controls). */
const WINDOWS_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A byte that begins a character of UTF-8, and as many as it asks for, read as Windows-1252; not the sign and the space of copies (`1 × `). */
const MISREAD =
  /(?!(?<=\d\s?)\u00d7\u00a0|\u00d7\u00a0\d)[\u00c2-\u00df][^\0-\x7f]|[\u00e0-\u00ef][^\0-\x7f]{2}|[\u00f0-\u00f4][^\0-\x7f]{3}/g;

const decode = (misread: string): string => {
  const bytes = [...misread].map((character) => {
    const at = WINDOWS_80.indexOf(character);
    const byte = at < 0 ? character.charCodeAt(0) : 0x80 + at;
    // What is no byte decodes to nothing.
    return byte < 0x100 ? `%${byte.toString(16)}` : '%';
  });
  try {
    return decodeURIComponent(bytes.join(''));
  } catch {
    return misread;
  }
};

/**
 * A text whose characters are those of UTF-8 that was read as Windows-1252, as spreadsheets open it; any other text as it is.
 * @example repairText('AndÃºril, Urzaâ€™s') // 'Andúril, Urza’s'
 */
export const repairText = (text: string): string => text.replace(MISREAD, decode);
