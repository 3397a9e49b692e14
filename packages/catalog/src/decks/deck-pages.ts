/** An entry of a list: a number and a name. */
const ENTRY = /^\d+x?[ \t]+\S/m;

/** A text that is a list, as sites export it; undefined for a page or anything else. */
export const readTextList = (body: string): string | undefined =>
  ENTRY.test(body) && !body.trimStart().startsWith('<') ? body : undefined;

/** The list in a page of MTGGoldfish for Arena, which has headings; its character references are left to the list's parser. */
export const readGoldfishPage = (body: string): string | undefined => {
  const start = body.search(/<textarea\b[^>]{0,300}\bcopy-paste-box\b/i);
  if (start < 0) return undefined;
  const from = body.indexOf('>', start) + 1;
  const to = body.toLowerCase().indexOf('</textarea', from);
  return to < 0 ? undefined : readTextList(body.slice(from, to));
};

/** Where the JSON object that begins at an index ends, after its last brace; undefined if it does not. */
const endOfObject = (text: string, start: number): number | undefined => {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (isString) {
      if (character === '\\') at += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
};

const DECK_DATA = 'init_deck_data(';

/** The deck's JSON in a page of Deckstats, which hands it to a script; undefined for a page without it. */
export const readDeckstatsPage = (body: string): string | undefined => {
  const call = body.indexOf(DECK_DATA);
  if (call < 0) return undefined;
  const start = call + DECK_DATA.length;
  if (
    !body
      .slice(start, start + 20)
      .trimStart()
      .startsWith('{')
  )
    return undefined;
  const from = body.indexOf('{', start);
  const to = endOfObject(body, from);
  return to === undefined ? undefined : body.slice(from, to);
};
