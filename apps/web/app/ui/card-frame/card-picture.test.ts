import { IMAGE_DEVICE_WIDTHS, IMAGE_SMALL_WIDTHS } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPicture, servicePicture } from './card-picture';

const NORMAL =
  'https://cards.scryfall.io/normal/front/6/d/6da045f8-6278-4c84-9d39-025adf0789c1.jpg?1562404626';
const OLD = 'https://img.scryfall.com/cards/normal/en/unh/23.jpg?1517813031';
const SERVICE = 'https://pictures.example/_image?url={url}&w={width}&q={quality}';

/** The candidates of a `srcset`, as a browser parses them. */
const parsed = (srcSet = '') =>
  srcSet.split(/,\s+/).map((source) => {
    const [url = '', width = ''] = source.split(' ');
    return { url: new URL(url), width: Number(width.replace(/w$/, '')) };
  });

describe('a picture from its source', () => {
  it.each([NORMAL, OLD])('%s comes in the sizes of the source', (url) => {
    const { src, srcSet } = cardPicture(url, 'large', undefined);
    expect(src).toBe(url);
    expect(parsed(srcSet).map((source) => [source.width, source.url.href])).toEqual([
      [146, url.replace('normal', 'small')],
      [488, url],
      [672, url.replace('normal', 'large')],
    ]);
    expect(parsed(cardPicture(url, 'tile', undefined).srcSet).map(({ width }) => width)).toEqual([146, 488]);
  });
  it.each([
    'https://pictures.example/normal/a.jpg',
    'https://cards.scryfall.io/art_crop/front/6/d/6da045f8.jpg',
    'https://cards.scryfall.io/png/front/6/d/6da045f8.png',
    'http://cards.scryfall.io/normal/front/a.jpg',
    'a.jpg',
    '',
  ])('%s stays unchanged', (url) => expect(cardPicture(url, 'large', undefined)).toEqual({ src: url }));
});

describe('a picture from a service', () => {
  it('comes in the standard widths and quality', () => {
    const { src, srcSet } = cardPicture(NORMAL, 'large', SERVICE);
    expect(parsed(srcSet).map(({ width }) => width)).toEqual([256, 384, 640, 750, 828, 1080, 1200]);
    for (const { url, width } of parsed(srcSet)) {
      expect(url.searchParams.get('url')).toBe(NORMAL);
      expect(url.searchParams.get('w')).toBe(String(width));
      expect(url.searchParams.get('q')).toBe('75');
    }
    expect(src).toBe(servicePicture(SERVICE, NORMAL, 640));
  });
  it('never contains a URL that ends or splits a candidate, whatever the picture’s URL', () =>
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.constantFrom('tile', 'large'), (url, use) => {
        const sources = parsed(cardPicture(url, use, 'https://p.example/{width},q_{quality}/{url}').srcSet);
        expect(sources.length).toBeGreaterThan(3);
        for (const source of sources) {
          expect([...IMAGE_SMALL_WIDTHS, ...IMAGE_DEVICE_WIDTHS]).toContain(source.width);
          expect(decodeURIComponent(source.url.pathname.split('/')[2] ?? '')).toBe(url);
        }
      }),
    ));
});
