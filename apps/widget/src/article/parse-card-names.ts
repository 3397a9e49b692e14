/** A part of a text: plain, or a card's name with the text that is shown for it. */
type Part = { readonly text: string; readonly name?: string };

/** `[[Name]]` or `[[Name|shown text]]`: names have no brackets or line breaks. */
const NAME = /\[\[([^[\]|\n]{1,200})(?:\|([^[\]|\n]{1,200}))?\]\]/g;

/**
 * Splits a text at the card names in double brackets.
 * @example parseCardNames('Play [[Sol Ring|it]].') // [{ text: 'Play ' }, { text: 'it', name: 'Sol Ring' }, { text: '.' }]
 */
export const parseCardNames = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(NAME)) {
    const name = match[1]?.trim();
    if (!name) continue;
    parts.push({ text: text.slice(end, match.index) }, { text: match[2]?.trim() || name, name });
    end = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
};
