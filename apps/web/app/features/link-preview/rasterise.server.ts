import { renderAsync } from '@resvg/resvg-js';

/** Renders an SVG picture without text as PNG, off the main thread. Throws for what is no SVG. */
export const rasterise = async (svg: string): Promise<Buffer> => {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    shapeRendering: 2,
    logLevel: 'off',
  });
  return image.asPng();
};
