import { renderAsync } from '@resvg/resvg-js';

/** Rasterises an SVG picture without text to PNG, off the main thread. Rejects for invalid SVG. */
export const rasterise = async (svg: string): Promise<Buffer> => {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    shapeRendering: 2,
    logLevel: 'off',
  });
  return image.asPng();
};
