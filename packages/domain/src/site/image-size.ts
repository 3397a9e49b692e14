/** Widths of resized images in px, for whole windows and for parts of them, and quality in percent (specification, section 9). */
export const IMAGE_DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths of images that fill a part of the window, in px. */
export const IMAGE_SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Quality of resized images, in percent. */
export const IMAGE_QUALITY = 75;
