import { describe, expect, it } from 'vitest';
import { IMAGE_DEVICE_WIDTHS, IMAGE_QUALITY, IMAGE_SMALL_WIDTHS } from './image-size';

describe('image sizes (specification, section 9)', () => {
  it('are those of the specification', () =>
    expect([IMAGE_DEVICE_WIDTHS, IMAGE_SMALL_WIDTHS, IMAGE_QUALITY]).toEqual([
      [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
      [16, 32, 48, 64, 96, 128, 256, 384],
      75,
    ]));
});
