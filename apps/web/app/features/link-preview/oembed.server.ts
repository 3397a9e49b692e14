import { BRAND, isSlug } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/current.server';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { pageSubject } from '#app/seo/page-subject';
import { PICTURE_SIZE } from './link-picture.server';

/** A link as oEmbed describes it (oembed.com, read 2026-11-21). */
interface OembedLink {
  readonly version: '1.0';
  readonly type: 'link';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  /** how long it may be kept, in seconds */
  readonly cache_age: number;
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
}

/** An answer: a link, or why there is none. */
export type OembedAnswer =
  | { readonly status: 200; readonly link: OembedLink }
  | { readonly status: 400 | 404 | 501; readonly message: string };

const CACHE_AGE = 3600;

/** Kinds of pages whose other slugs redirect, with what they redirect as. */
const REDIRECTED: Readonly<Record<string, 'cards' | 'commanders' | undefined>> = {
  cards: 'cards',
  commanders: 'commanders',
  'average-decks': 'commanders',
};

/** A size limit of the one who asks; undefined where none was given, NaN for what is no size. */
const limitOf = (text: string | null): number | undefined =>
  text === null || text === '' ? undefined : /^\d{1,6}$/.test(text) ? Number(text) : NaN;

const commanderTitle = async (snapshot: Snapshot, slug: string): Promise<string | undefined> => {
  const page = isSlug(slug) ? await snapshot.commanderPage(slug) : undefined;
  return page && commanderName(page.cards);
};

const nameIn = async <T>(
  list: Promise<readonly T[] | undefined>,
  fits: (of: T) => boolean,
  nameOf: (of: T) => string,
): Promise<string | undefined> => {
  const found = (await list)?.find(fits);
  return found && nameOf(found);
};

/** What a page is called that can be embedded; undefined where there is none. */
const titleOf = async (
  snapshot: Snapshot,
  kind: string,
  name: string,
  variant: string | undefined,
): Promise<string | undefined> => {
  const { browse } = snapshot;
  switch (kind) {
    case '':
      return BRAND;
    case 'cards': {
      const card = snapshot.card(name);
      return card && (await snapshot.cardPage(name)) ? card.name : undefined;
    }
    case 'commanders': {
      const title = await commanderTitle(snapshot, name);
      if (title === undefined || variant === undefined) return title;
      const found = (await browse.variants(name)).find(({ key }) => key === variant);
      return found && `${title}: ${found.name}`;
    }
    case 'average-decks': {
      const title = await commanderTitle(snapshot, name);
      return title === undefined ? undefined : `Average deck of ${title}`;
    }
    case 'sets':
      return nameIn(
        browse.sets(),
        (of) => of.code === name,
        (of) => of.name,
      );
    case 'precon':
      return nameIn(
        browse.precons(),
        (of) => of.slug === name,
        (of) => of.name,
      );
    case 'themes':
    case 'typal':
      return nameIn(
        browse.themes(kind),
        (of) => of.key === name,
        (of) => of.name,
      );
    case 'combos': {
      const combo = await browse.combo(name);
      return combo?.cards.map((card) => frontOf(card.name)).join(' + ');
    }
    default:
      return undefined;
  }
};

/**
 * Answers an oEmbed request: 400 without an address, 501 for another format than JSON, 404 for an address that is none
 * of this site's things: commanders, their parts and average decks, cards, sets, precons, themes, tribes, combos.
 * @param origins where the site stands: addresses of others are not its own
 */
export const respondToOembed = async (
  snapshot: Snapshot,
  query: URLSearchParams,
  origins: readonly [string, ...string[]],
): Promise<OembedAnswer> => {
  const format = query.get('format') ?? 'json';
  if (format !== 'json') return { status: 501, message: 'Only format=json is answered.' };
  const text = query.get('url') ?? '';
  if (text === '') return { status: 400, message: 'Name the address of a page as url.' };
  const [maxWidth, maxHeight] = [limitOf(query.get('maxwidth')), limitOf(query.get('maxheight'))];
  if (Number.isNaN(maxWidth) || Number.isNaN(maxHeight)) {
    return { status: 400, message: 'maxwidth and maxheight are whole numbers of pixels.' };
  }
  const missing = { status: 404, message: 'There is no page of this site at that address.' } as const;
  if (text.length > 2000 || !URL.canParse(text)) return missing;
  const url = new URL(text);
  if (!origins.includes(url.origin)) return missing;
  const [kind = '', asked = '', variant] = url.pathname
    .split('/')
    .slice(1)
    .filter((part) => part !== '');
  const { embeddable } = pageSubject(url.pathname);
  if (!embeddable) return missing;
  const redirected = REDIRECTED[kind];
  const name = (redirected && snapshot.redirect(redirected, asked)) ?? asked;
  const title = await titleOf(snapshot, kind, name, variant);
  if (title === undefined) return missing;
  const path = `/${[kind, name, variant].filter((part) => part !== undefined && part !== '').join('/')}`;
  const [origin] = origins;
  const { width, height } = PICTURE_SIZE;
  const fits = width <= (maxWidth ?? Infinity) && height <= (maxHeight ?? Infinity);
  return {
    status: 200,
    link: {
      version: '1.0',
      type: 'link',
      title,
      provider_name: BRAND,
      provider_url: `${origin}/`,
      cache_age: CACHE_AGE,
      ...(fits && {
        thumbnail_url: `${origin}/og/${pageSubject(path).picture}.png?v=${snapshot.manifest.version}`,
        thumbnail_width: width,
        thumbnail_height: height,
      }),
    },
  };
};
