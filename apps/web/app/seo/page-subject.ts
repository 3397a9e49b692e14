import { MIN_DECKS } from '#app/model/table-size';

/** What link previews and embeds show for a page. */
export interface PageSubject {
  /** path of its picture below `/og`, without extension */
  readonly picture: string;
  /** slug of its commander or pair */
  readonly commander?: string | undefined;
  /** whether its URL alone can be embedded (oEmbed) */
  readonly embeddable: boolean;
}

/** Whether a path segment below /commanders is a colour identity. */
const isColors = (part: string): boolean => /^(?:colorless|w?u?b?r?g?)$/.test(part);

/** Sections whose pages can be embedded. */
const EMBEDDABLE: ReadonlySet<string> = new Set(['combos', 'precon', 'sets', 'themes', 'typal']);

const SITE = 'site';
/** The page of all commanders' results. */
const RESULTS = 'results';

/** The code of a deck in an address. */
const CODE = /^[\w-]{9,6000}$/;
/** Most characters of a table's codes in the address of its picture: some messengers cut addresses at 2,048. */
const MAX_TABLE_CHARACTERS = 1800;

/** The picture of the decks of a table; that of the site where it has none of its own. */
const tablePicture = (codes: readonly string[]): string => {
  const name = codes.join('.');
  const hasPicture =
    codes.length >= MIN_DECKS &&
    codes.every((code) => CODE.test(code)) &&
    name.length <= MAX_TABLE_CHARACTERS;
  return hasPicture ? `table/${name}` : SITE;
};

/**
 * The subject of the page at a path: pages of a commander and its average deck show the commander, a card page the card,
 * a shared list the list, an address that holds a deck the deck, a table its decks, a comparison its two commanders, all others the site.
 * @example pageSubject('/average-decks/edgar-markov').picture // 'commanders/edgar-markov'
 */
export const pageSubject = (pathname: string, query?: URLSearchParams): PageSubject => {
  const [kind = '', name = '', ...rest] = pathname.split('/').slice(1);
  if (kind === 'compare' && name === '') {
    // A side may be a variant of its commander, behind a slash.
    const sides = ['a', 'b'].map((side) => query?.get(side)?.split('/')[0] ?? '');
    return { picture: sides.every(Boolean) ? `compare/${sides.join('/')}` : SITE, embeddable: false };
  }
  if (kind === 'table' && name === '')
    return { picture: tablePicture(query?.getAll('d') ?? []), embeddable: false };
  const code = kind === 'deck' && ['', 'passport'].includes(name) ? query?.get('d') : undefined;
  if (code && CODE.test(code))
    return { picture: `${name === '' ? 'deck' : name}/${code}`, embeddable: false };
  if (kind === '' && name === '') return { picture: SITE, embeddable: true };
  if (name === '' || rest.length > 1) return { picture: SITE, embeddable: false };
  const isCommander =
    (kind === 'commanders' && !isColors(name) && name !== RESULTS) || kind === 'average-decks';
  if (isCommander) return { picture: `commanders/${name}`, commander: name, embeddable: true };
  if (kind === 'cards' && rest.length === 0) return { picture: `cards/${name}`, embeddable: true };
  if (kind === 'shared' && rest.length === 0) return { picture: `shared/${name}`, embeddable: true };
  return { picture: SITE, embeddable: EMBEDDABLE.has(kind) && rest.length === 0 };
};
