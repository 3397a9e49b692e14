import { IMAGE_DEVICE_WIDTHS, IMAGE_QUALITY, IMAGE_SMALL_WIDTHS } from '@crownsmith/domain';

/** What a picture's element needs to fetch it in the right width. */
interface CardPicture {
  readonly src: string;
  /** undefined where there is one width only */
  readonly srcSet?: string;
}

/** How wide a picture is drawn at most: one of many, or the large one of a page. */
type PictureUse = 'tile' | 'large';

/** Widths of Scryfall's pictures of whole cards, px. Its other sizes are another format (png) or another picture (art_crop). */
const SOURCE_WIDTHS = { small: 146, normal: 488, large: 672 } as const;
type SourceSize = keyof typeof SOURCE_WIDTHS;
const isSourceSize = (text: string | undefined): text is SourceSize =>
  text !== undefined && Object.hasOwn(SOURCE_WIDTHS, text);

const SOURCE = /^(https:\/\/(?:cards\.scryfall\.io|img\.scryfall\.com\/cards)\/)(\w+)(\/.+\.jpg(?:\?\d+)?)$/;

/** Sizes that are worth their bytes in a page: a tile is never wider than the middle one on any screen worth the name. */
const SOURCE_SIZES: Readonly<Record<PictureUse, readonly SourceSize[]>> = {
  tile: ['small', 'normal'],
  large: ['small', 'normal', 'large'],
};

/** Standard widths between what a phone needs and what the source has, px. */
const SERVICE_WIDTHS: Readonly<Record<PictureUse, readonly number[]>> = {
  tile: [...IMAGE_SMALL_WIDTHS, ...IMAGE_DEVICE_WIDTHS].filter((width) => width >= 128 && width <= 640),
  large: [...IMAGE_SMALL_WIDTHS, ...IMAGE_DEVICE_WIDTHS].filter((width) => width >= 256 && width <= 1200),
};

const listed = (sources: readonly { readonly url: string; readonly width: number }[]): string =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** An address in a list of sources: what ends a source there is written as a code. */
const listable = (url: string): string => url.replaceAll(' ', '%20').replace(/,$/, '%2C');

/**
 * The address of a picture at a service; the standard quality.
 * @param service address with places for `{url}`, `{width}` and `{quality}`
 * @example servicePicture('https://i.example/{width}/{quality}?u={url}', 'https://a.example/b.jpg', 640) // 'https://i.example/640/75?u=https%3A%2F%2Fa.example%2Fb.jpg'
 */
export const servicePicture = (service: string, url: string, width: number): string =>
  service
    .replaceAll('{width}', String(width))
    .replaceAll('{quality}', String(IMAGE_QUALITY))
    .replaceAll('{url}', encodeURIComponent(url));

/**
 * The widths in which a card's picture can be had: those of the service, or else those that its source has. An address
 * that is not known to have others is given as it is.
 * @example cardPicture('https://a.example/b.jpg', 'tile', undefined) // { src: 'https://a.example/b.jpg' }
 */
export const cardPicture = (url: string, use: PictureUse, service: string | undefined): CardPicture => {
  if (service !== undefined) {
    const sources = SERVICE_WIDTHS[use].map((width) => ({
      url: listable(servicePicture(service, url, width)),
      width,
    }));
    return { src: servicePicture(service, url, 640), srcSet: listed(sources) };
  }
  const [, start, size, end] = SOURCE.exec(url) ?? [];
  if (start === undefined || end === undefined || !isSourceSize(size)) return { src: url };
  const sources = SOURCE_SIZES[use].map((of) => ({
    url: start + of + end,
    width: SOURCE_WIDTHS[of],
  }));
  return { src: url, srcSet: listed(sources) };
};
