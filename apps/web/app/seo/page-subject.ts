/** What is shared of a page besides its words. */
export interface PageSubject {
  /** its picture below `/og`, without the ending */
  readonly picture: string;
  /** slug of the commander or pair that it is about */
  readonly commander?: string | undefined;
  /** whether it can be embedded by its address alone */
  readonly embeddable: boolean;
}

/** Whether a page below /commanders stands for colours. */
const isColors = (part: string): boolean => /^(?:colorless|w?u?b?r?g?)$/.test(part);

/** The kinds of pages below which every address is one thing. */
const THINGS: ReadonlySet<string> = new Set(['combos', 'precon', 'sets', 'themes', 'typal']);

const SITE = 'site';

/**
 * What is shared of the page at a path: a commander's pages and its average deck have the picture of the commander, a
 * card has its own, all others have that of the site.
 * @example pageSubject('/average-decks/edgar-markov').picture // 'commanders/edgar-markov'
 */
export const pageSubject = (pathname: string): PageSubject => {
  const [kind = '', name = '', ...rest] = pathname.split('/').slice(1);
  if (kind === '' && name === '') return { picture: SITE, embeddable: true };
  if (name === '' || rest.length > 1) return { picture: SITE, embeddable: false };
  const isCommander = (kind === 'commanders' && !isColors(name)) || (kind === 'average-decks' && !rest[0]);
  if (isCommander) return { picture: `commanders/${name}`, commander: name, embeddable: true };
  if (kind === 'cards' && rest.length === 0) return { picture: `cards/${name}`, embeddable: true };
  return { picture: SITE, embeddable: THINGS.has(kind) && rest.length === 0 };
};
