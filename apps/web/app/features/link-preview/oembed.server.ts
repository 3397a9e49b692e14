import { BRAND } from '@crownsmith/domain';
import { DEFAULT_OPTIONS, frameCode, type FrameCode } from '@crownsmith/widget-view';
import { accounts } from '#app/accounts/current.server';
import { createLists } from '#app/accounts/lists/lists.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { pageSubject } from '#app/seo/page-subject';
import { PICTURE_SIZE } from './link-picture.server';

/** An oEmbed response of type link, or of type rich with a frame (oembed.com, read 2026-11-21). */
interface OembedLink extends Partial<FrameCode> {
  readonly version: '1.0';
  readonly type: 'link' | 'rich';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  /** in seconds */
  readonly cache_age: number;
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
}

/** A link, or why there is none. */
export type OembedResponse =
  | { readonly status: 200; readonly link: OembedLink }
  | { readonly status: 400 | 404 | 501; readonly message: string };

const CACHE_AGE = 3600;

/** Kinds of pages whose slugs redirect, with the kind of the redirect. */
const REDIRECT_KINDS: Readonly<Record<string, 'cards' | 'commanders' | undefined>> = {
  cards: 'cards',
  commanders: 'commanders',
  'average-decks': 'commanders',
};

/** A size limit of the request; undefined without one, NaN for an invalid one. */
const parseLimit = (text: string | null): number | undefined =>
  text === null || text === '' ? undefined : /^\d{1,6}$/.test(text) ? Number(text) : NaN;

const commanderTitle = async (snapshot: Snapshot, slug: string): Promise<string | undefined> => {
  const page = await snapshot.commanderPage(slug);
  return page && commanderName(page.cards);
};

const findName = async <T>(
  list: Promise<readonly T[] | undefined>,
  matches: (item: T) => boolean,
  nameOf: (item: T) => string,
): Promise<string | undefined> => {
  const found = (await list)?.find(matches);
  return found && nameOf(found);
};

/** The title of a page that can be embedded; undefined for any other. */
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
      return findName(
        browse.sets(),
        (set) => set.code === name,
        (set) => set.name,
      );
    case 'precon':
      return findName(
        browse.precons(),
        (precon) => precon.slug === name,
        (precon) => precon.name,
      );
    case 'themes':
    case 'typal':
      return findName(
        browse.themes(kind),
        (theme) => theme.key === name,
        (theme) => theme.name,
      );
    case 'shared':
      return (await createLists(accounts().documents).openShared(name))?.name;
    case 'combos': {
      const combo = await browse.combo(name);
      return combo?.cards.map((card) => frontOf(card.name)).join(' + ');
    }
    default:
      return undefined;
  }
};

/**
 * Responds to an oEmbed request: 400 without a URL, 501 for another format than JSON, 404 for a URL of another site or
 * of a page that cannot be embedded. Commanders have a frame; their variants and average decks,
 * cards, sets, precons, themes, tribes, combos and shared lists have a link.
 * @param origins of this site, the canonical one first
 */
export const respondToOembed = async (
  snapshot: Snapshot,
  query: URLSearchParams,
  origins: readonly [string, ...string[]],
): Promise<OembedResponse> => {
  const format = query.get('format') ?? 'json';
  if (format !== 'json') return { status: 501, message: 'Only format=json is supported.' };
  const text = query.get('url') ?? '';
  if (text === '') return { status: 400, message: 'url is missing: pass the URL of a page.' };
  const [maxWidth, maxHeight] = [parseLimit(query.get('maxwidth')), parseLimit(query.get('maxheight'))];
  if (Number.isNaN(maxWidth) || Number.isNaN(maxHeight)) {
    return { status: 400, message: 'maxwidth and maxheight must be whole numbers of pixels.' };
  }
  const missing = { status: 404, message: 'This site has no such page.' } as const;
  if (text.length > 2000 || !URL.canParse(text)) return missing;
  const url = new URL(text);
  if (!origins.includes(url.origin)) return missing;
  const [kind = '', slug = '', variant] = url.pathname
    .split('/')
    .slice(1)
    .filter((part) => part !== '');
  const { embeddable } = pageSubject(url.pathname);
  if (!embeddable) return missing;
  const redirectKind = REDIRECT_KINDS[kind];
  const name = (redirectKind && snapshot.redirect(redirectKind, slug)) ?? slug;
  const title = await titleOf(snapshot, kind, name, variant);
  if (title === undefined) return missing;
  const path = `/${[kind, name, variant].filter((part) => part !== undefined && part !== '').join('/')}`;
  const [origin] = origins;
  const { width, height } = PICTURE_SIZE;
  const fits = width <= (maxWidth ?? Infinity) && height <= (maxHeight ?? Infinity);
  // A commander has a frame with its widget; where none is small enough, and for all others, there is the link alone.
  const frame =
    kind === 'commanders' && variant === undefined
      ? frameCode(origin, { slug: name, name: title }, DEFAULT_OPTIONS, { maxWidth, maxHeight })
      : undefined;
  return {
    status: 200,
    link: {
      version: '1.0',
      type: frame ? 'rich' : 'link',
      title,
      ...frame,
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
