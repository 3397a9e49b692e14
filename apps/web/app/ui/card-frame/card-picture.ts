import { IMAGE_DEVICE_WIDTHS, IMAGE_QUALITY, IMAGE_SMALL_WIDTHS } from '@crownsmith/domain';

/** The attributes of a picture's `img` element. */
interface CardPicture {
  readonly src: string;
  /** undefined where there is only one width */
  readonly srcSet?: string;
}

/** A picture in a grid, or the large one of a page. */
type PictureUse = 'tile' | 'large';

/** Widths of Scryfall's JPEG pictures of whole cards, px. Its other sizes are another format or a crop. */
const SOURCE_WIDTHS = { small: 146, normal: 488, large: 672 } as const;
type SourceSize = keyof typeof SOURCE_WIDTHS;
const isSourceSize = (text: string | undefined): text is SourceSize =>
  text !== undefined && Object.hasOwn(SOURCE_WIDTHS, text);

const SCRYFALL_URL =
  /^(https:\/\/(?:cards\.scryfall\.io|img\.scryfall\.com\/cards)\/)(\w+)(\/.+\.jpg(?:\?\d+)?)$/;

/** Source sizes by use; a tile is never wider than the middle one. */
const SOURCE_SIZES: Readonly<Record<PictureUse, readonly SourceSize[]>> = {
  tile: ['small', 'normal'],
  large: ['small', 'normal', 'large'],
};

/** Standard widths by use, px. */
const SERVICE_WIDTHS: Readonly<Record<PictureUse, readonly number[]>> = {
  tile: [...IMAGE_SMALL_WIDTHS, ...IMAGE_DEVICE_WIDTHS].filter((width) => width >= 128 && width <= 640),
  large: [...IMAGE_SMALL_WIDTHS, ...IMAGE_DEVICE_WIDTHS].filter((width) => width >= 256 && width <= 1200),
};

const makeSrcSet = (sources: readonly { readonly url: string; readonly width: number }[]): string =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** Escapes a URL for a `srcset`: spaces and a final comma would end it. */
const escapeUrl = (url: string): string => url.replaceAll(' ', '%20').replace(/,$/, '%2C');

/**
 * The URL of a picture at a picture service, in the standard quality.
 * @param service URL template with `{url}`, `{width}` and `{quality}`
 * @example servicePicture('https://i.example/{width}/{quality}?u={url}', 'https://a.example/b.jpg', 640) // 'https://i.example/640/75?u=https%3A%2F%2Fa.example%2Fb.jpg'
 */
export const servicePicture = (service: string, url: string, width: number): string =>
  service
    .replaceAll('{width}', String(width))
    .replaceAll('{quality}', String(IMAGE_QUALITY))
    .replaceAll('{url}', encodeURIComponent(url));

/**
 * The sources of a card's picture: in the standard widths where there is a picture service, else in the source's own
 * sizes. A URL of an unknown source stays unchanged.
 * @example cardPicture('https://a.example/b.jpg', 'tile', undefined) // { src: 'https://a.example/b.jpg' }
 */
export const cardPicture = (url: string, use: PictureUse, service: string | undefined): CardPicture => {
  if (service !== undefined) {
    const sources = SERVICE_WIDTHS[use].map((width) => ({
      url: escapeUrl(servicePicture(service, url, width)),
      width,
    }));
    return { src: servicePicture(service, url, 640), srcSet: makeSrcSet(sources) };
  }
  const [, start, size, end] = SCRYFALL_URL.exec(url) ?? [];
  if (start === undefined || end === undefined || !isSourceSize(size)) return { src: url };
  const sources = SOURCE_SIZES[use].map((name) => ({
    url: start + name + end,
    width: SOURCE_WIDTHS[name],
  }));
  return { src: url, srcSet: makeSrcSet(sources) };
};
