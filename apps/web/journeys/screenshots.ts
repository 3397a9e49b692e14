import type { Browser } from 'playwright-core';
import { close } from './closing';

/**
 * Least difference of a colour channel that counts, of 255. Chromium may smooth the same edge a little differently when it
 * draws only a part of the page again (4 seen at a round corner).
 */
const LEAST_DIFFERENCE = 16;

/** How many pixels of two screenshots of one size (PNG) differ in colour. */
export const countDifferentPixels = async (
  browser: Browser,
  before: Buffer,
  after: Buffer,
): Promise<number> => {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async ([urls, least]) => {
        const [a, b] = await Promise.all(
          urls.map(async (url) => {
            const image = new Image();
            image.src = url;
            await image.decode();
            const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
            const context = canvas.getContext('2d');
            context?.drawImage(image, 0, 0);
            return context?.getImageData(0, 0, canvas.width, canvas.height);
          }),
        );
        if (!a || !b || a.width !== b.width || a.height !== b.height)
          throw new Error('The screenshots differ in size.');
        let count = 0;
        for (let i = 0; i < a.data.length; i += 4)
          if ([0, 1, 2].some((at) => Math.abs((a.data[i + at] ?? 0) - (b.data[i + at] ?? 0)) >= least))
            count += 1;
        return count;
      },
      [
        [before, after].map((png) => `data:image/png;base64,${png.toString('base64')}`),
        LEAST_DIFFERENCE,
      ] as const,
    );
  } finally {
    await close(page);
  }
};
