import { BRAND } from '@crownsmith/domain';
import type { FrameCard } from '#app/ui/card-frame/CardFrame';
import { CARD_PROPORTION, renderFrame, renderLines, renderSymbols, renderText } from './frame-svg.server';
import { fitText, outlineText } from './text-outline.server';
import { svgNumber } from './frame-pattern.server';

/** The size that link previews expect, in px. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

const PAPER = '#faf6ed';
const INK = '#211b15';
const SOFT = '#544839';
const LINE = '#ddd2bd';
const GOLD = '#8f5f0c';

const CROWN =
  'M3.2 8.6a1.9 1.9 0 1 1 2.5 1.8l4.5 5.2 4-7.6a2.1 2.1 0 1 1 3.6 0l4 7.6 4.5-5.2a1.9 1.9 0 1 1 1.6.2L25.4 21H6.6L4.1 10.4a1.9 1.9 0 0 1-.9-1.8zM6 23h20v1.6c-3.5.4-5.4 1.3-6.2 3.4h-7.6C11.4 25.9 9.5 25 6 24.6z';

/** A figure with what it counts. */
export interface PictureFigure {
  readonly value: string;
  readonly label: string;
}

/** Content of a picture. */
export interface LinkPicture {
  /** up to two, the second over the first */
  readonly frames: readonly FrameCard[];
  /** a word or two above the name */
  readonly kind: string;
  /** each starts a line */
  readonly names: readonly string[];
  /** keys of mana symbols */
  readonly symbols: readonly string[];
  /** up to three */
  readonly figures: readonly PictureFigure[];
  /** a caveat about the figures */
  readonly note?: string | undefined;
}

const ground = (): string => {
  const { width, height } = PICTURE_SIZE;
  return `<rect width="${width}" height="${height}" fill="${PAPER}"/>
<clipPath id="inside"><rect x="25" y="25" width="${width - 50}" height="${height - 50}" rx="6"/></clipPath>
<g clip-path="url(#inside)"><g fill="${GOLD}" fill-opacity=".035" transform="translate(690 70) scale(17.5)"><path d="${CROWN}"/></g></g>
<rect x="18.5" y="18.5" width="${width - 37}" height="${height - 37}" rx="10" fill="none" stroke="${LINE}" stroke-width="1.5"/>
<rect x="24.5" y="24.5" width="${width - 49}" height="${height - 49}" rx="6" fill="none" stroke="${GOLD}" stroke-opacity=".55" stroke-width="1"/>`;
};

const shadow = (x: number, y: number, width: number): string => {
  const height = width * CARD_PROPORTION;
  return [14, 9, 5]
    .map(
      (spread) =>
        `<rect x="${svgNumber(x - spread / 2)}" y="${svgNumber(y + 8 - spread / 3)}" width="${svgNumber(width + spread)}" height="${svgNumber(height + spread)}" rx="24" fill="#3a2a10" fill-opacity=".05"/>`,
    )
    .join('');
};

const framesPart = (frames: readonly FrameCard[]): string => {
  const [first, second] = frames;
  if (!first) return '';
  if (!second) {
    const place = { x: 76, y: 74, width: 345 };
    return shadow(place.x, place.y, place.width) + renderFrame(first, { ...place, id: 'a' });
  }
  const width = 262;
  const behind = { x: 66, y: 74, width };
  const before = { x: 186, y: 74 + 482 - width * CARD_PROPORTION, width };
  return (
    shadow(behind.x, behind.y, width) +
    renderFrame(first, { ...behind, id: 'a' }) +
    shadow(before.x, before.y, width) +
    renderFrame(second, { ...before, id: 'b' })
  );
};

const LEFT = 492;
const WIDTH = 640;
const TITLE = { top: 134, height: 222 } as const;
const RULE = 374;

const figuresPart = (figures: readonly PictureFigure[], y: number): string => {
  const column = WIDTH / 3;
  return figures
    .slice(0, 3)
    .map(({ value, label }, index) => {
      const x = LEFT + index * column;
      const big = fitText([value], 'name', { width: column - 24, lines: () => 1, sizes: [50, 44, 38, 32] });
      const small = fitText([label], 'text', { width: column - 20, lines: () => 2, sizes: [22, 20] });
      return (
        renderLines(big, { x, y, fill: INK }) + renderLines(small, { x, y: y + 34, fill: SOFT, leading: 1.2 })
      );
    })
    .join('');
};

const brandPart = (): string => {
  const size = 30;
  const text = outlineText(BRAND, 'name', size);
  const x = LEFT + WIDTH - text.width;
  return `<g fill="${GOLD}" transform="translate(${svgNumber(x - 44)} 533) scale(1.12)"><path d="${CROWN}"/></g>
${renderText(BRAND, 'name', size, { x, y: 562, fill: INK })}`;
};

/**
 * Renders the preview picture of a shared link as SVG: the card on the left, its name and figures on the right. Text is
 * outlines, so that no font is needed.
 */
export const renderLinkPicture = ({ frames, kind, names, symbols, figures, note }: LinkPicture): string => {
  const { width, height } = PICTURE_SIZE;
  const title = fitText(names, 'name', {
    width: WIDTH,
    lines: (size) => Math.max(1, Math.floor(TITLE.height / (size * 1.1))),
    sizes: [92, 82, 74, 66, 58, 50, 43, 37, 31],
  });
  const block = title.lines.length * title.size * 1.1;
  const firstLine = TITLE.top + (TITLE.height - block) / 2 + title.size * 0.88;
  const symbol = { size: 38, gap: 7 };
  const symbolsWidth = symbols.length * (symbol.size + symbol.gap) - symbol.gap;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${ground()}
${framesPart(frames)}
${renderText(kind.toUpperCase(), 'label', 21, { x: LEFT, y: 106, fill: GOLD, spacing: 3 })}
${renderSymbols(symbols, { x: LEFT + WIDTH - symbolsWidth, y: 80, ...symbol })}
${renderLines(title, { x: LEFT - 2, y: firstLine, fill: INK })}
<rect x="${LEFT}" y="${RULE}" width="${WIDTH}" height="1.5" fill="${LINE}"/>
${figuresPart(figures, RULE + 66)}
${note ? renderText(note, 'text', 21, { x: LEFT, y: 561, fill: SOFT }) : ''}
${brandPart()}
</svg>`;
};
