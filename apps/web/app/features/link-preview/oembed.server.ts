import { BRAND, isSlug } from '@crownsmith/domain';
import { openCommanderPage } from '#app/platform/packed-page';
import type { Snapshot } from '#app/platform/snapshot.server';
import { frontOf } from '#app/ui/card-frame/frame-card';
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

/** A size limit of the one who asks; undefined where none was given, NaN for what is no size. */
const limitOf = (text: string | null): number | undefined =>
  text === null || text === '' ? undefined : /^\d{1,6}$/.test(text) ? Number(text) : NaN;

const titleOf = async (snapshot: Snapshot, kind: string, slug: string): Promise<string | undefined> => {
  if (!isSlug(slug)) return undefined;
  if (kind === 'cards') {
    const card = snapshot.card(slug);
    return card && (await snapshot.cardPage(slug)) ? card.name : undefined;
  }
  const page = await snapshot.commanderPage(slug);
  return (
    page &&
    openCommanderPage(page)
      .cards.map(({ name }) => frontOf(name))
      .join(' and ')
  );
};

/**
 * Answers an oEmbed request: 400 without an address, 501 for another format than JSON, 404 for an address that is none
 * of this site's commanders, cards or first page.
 * @param origins where the site stands: addresses of others are not its own
 */
export const answerOembed = async (
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
  const [, kind = '', asked = '', ...rest] = url.pathname.split('/');
  const [origin] = origins;
  const { width, height } = PICTURE_SIZE;
  const fits = width <= (maxWidth ?? Infinity) && height <= (maxHeight ?? Infinity);
  const answer = (title: string, picture: string): OembedAnswer => ({
    status: 200,
    link: {
      version: '1.0',
      type: 'link',
      title,
      provider_name: BRAND,
      provider_url: `${origin}/`,
      cache_age: CACHE_AGE,
      ...(fits && {
        thumbnail_url: `${origin}/og/${picture}.png?v=${snapshot.manifest.version}`,
        thumbnail_width: width,
        thumbnail_height: height,
      }),
    },
  });
  if (url.pathname === '/') return answer(BRAND, 'site');
  if ((kind !== 'cards' && kind !== 'commanders') || rest.some((part) => part !== '')) return missing;
  const slug = snapshot.redirect(kind, asked) ?? asked;
  const title = await titleOf(snapshot, kind, slug);
  return title === undefined ? missing : answer(title, `${kind}/${slug}`);
};
