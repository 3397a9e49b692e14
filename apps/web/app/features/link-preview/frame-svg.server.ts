import { manaKeys, symbolArt, typeArt, type Shape } from '@crownsmith/mana-symbols';
import type { FrameCard } from '#app/ui/card-frame/CardFrame';
import { frameSeed } from '#app/ui/card-frame/frame-seed';
import { renderPattern, svgNumber } from './frame-pattern.server';
import { fitText, outlineText, type Cut, type FittedText } from './text-outline.server';

/** Height of a card divided by its width. */
export const CARD_PROPORTION = 88 / 63;

/** Colours of the frame for W, U, B, R and G, as in ui/card-frame. */
const FIELDS = ['#b7a066', '#2f6a9f', '#4b4351', '#a9472f', '#3a7650'] as const;
const GREY = '#7f7a72';
const BORDER = '#241e18';
const BAR = '#f4edda';
const INK = '#211b15';
const METAL = '#c79a45';

/** SVG 1.1 has no `rgb(26 21 17 / 30%)`: it becomes a colour and an opacity. */
const fillOf = (color: string): string => {
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(color) ?? [];
  return alpha === undefined
    ? `fill="${color}"`
    : `fill="rgb(${red},${green},${blue})" fill-opacity="${Number(alpha) / 100}"`;
};

const shapes = (list: readonly Shape[]): string =>
  list
    .map(
      ({ path, fill, transform }) =>
        `<path d="${path}" ${fillOf(fill)}${transform ? ` transform="${transform}"` : ''}/>`,
    )
    .join('');

/**
 * Renders mana symbols in a row as SVG shapes; unknown symbols are left out.
 * @param size of a symbol in px
 */
export const renderSymbols = (
  keys: readonly string[],
  {
    x,
    y,
    size,
    gap,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly gap: number },
): string =>
  keys
    .flatMap((key) => {
      const art = symbolArt(key);
      return art ? [art] : [];
    })
    .map(
      (art, index) =>
        `<g transform="translate(${svgNumber(x + index * (size + gap))} ${svgNumber(y)}) scale(${size / 32})">${shapes(art)}</g>`,
    )
    .join('');

/** Renders lines of text, the first baseline at y. */
export const renderLines = (
  { lines, size }: FittedText,
  {
    x,
    y,
    fill,
    leading = 1.1,
  }: { readonly x: number; readonly y: number; readonly fill: string; readonly leading?: number },
): string =>
  lines
    .map(
      ({ path }, index) =>
        `<path transform="translate(${svgNumber(x)} ${svgNumber(y + index * size * leading)})" d="${path}" fill="${fill}"/>`,
    )
    .join('');

/** Renders one line of text. */
export const renderText = (
  text: string,
  cut: Cut,
  size: number,
  {
    x,
    y,
    fill,
    spacing = 0,
  }: { readonly x: number; readonly y: number; readonly fill: string; readonly spacing?: number },
): string => renderLines({ lines: [outlineText(text, cut, size, spacing)], size }, { x, y, fill });

const gradient = (id: string, identity: number): string => {
  const colors = FIELDS.filter((_, index) => (identity >> index) & 1);
  const fields = colors.length === 0 ? [GREY, GREY] : colors.length === 1 ? [...colors, ...colors] : colors;
  const stops = fields.map(
    (color, index) => `<stop offset="${svgNumber(index / (fields.length - 1))}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops.join('')}</linearGradient>`;
};

const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${svgNumber(x)}" y="${svgNumber(y)}" width="${svgNumber(width)}" height="${svgNumber(height)}" fill="${fill}" ${more}/>`;

/**
 * Renders a card frame as SVG shapes: what ui/card-frame is on pages.
 * @param id prefix of its ids, unique in the picture
 */
export const renderFrame = (
  card: FrameCard,
  {
    x,
    y,
    width,
    id,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly id: string },
): string => {
  const u = width / 100;
  const height = width * CARD_PROPORTION;
  const inset = 3.4 * u;
  const body = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
  const left = body.x + 2 * u;
  const inner = body.width - 4 * u;

  const keys = card.cost === '' ? [] : manaKeys(card.cost);
  const cost = { size: 7.2 * u, gap: 0.4 * u };
  const costWidth = keys.length * (cost.size + cost.gap);
  const name = fitText([card.name], 'name', {
    width: inner - 5.4 * u - (costWidth > 0 ? costWidth + 2.4 * u : 0),
    lines: () => (card.name.length > 38 ? 3 : 2),
    sizes: card.name.length > 38 ? [5.1 * u, 4.4 * u] : [7 * u, 6.2 * u, 5.4 * u, 4.6 * u, 3.9 * u],
  });
  const barHeight = Math.max(12.5 * u, name.lines.length * name.size * 1.1 + 3.6 * u);
  const power = card.powerOrLoyalty ? outlineText(card.powerOrLoyalty, 'name', 7.2 * u) : undefined;
  const type = fitText([card.typeLine], 'text', {
    width: inner - 5.4 * u - (power ? power.width + 2.4 * u : 0),
    lines: () => 2,
    sizes: [4.9 * u, 4.4 * u],
  });
  const footHeight = Math.max(10.5 * u, type.lines.length * type.size * 1.15 + 3.4 * u);
  const barTop = body.y + 2 * u;
  const artTop = barTop + barHeight;
  const footTop = body.y + body.height - 2 * u - footHeight;
  const art = { width: inner, height: footTop - artTop };
  const gilt = [0, 1, 2, 3, 4].filter((bit) => (card.identity >> bit) & 1).length > 2;
  const seed = frameSeed(card.name);
  const centre = { x: left + inner / 2, y: artTop + art.height / 2 };
  const sign = typeArt(card.primaryType);
  const signShadow = typeArt(card.primaryType, '#000');
  const baseline = (top: number, tall: number, text: FittedText, leading: number): number =>
    top + (tall - (text.lines.length - 1) * text.size * leading) / 2 + text.size * 0.34;

  return `<g transform="translate(${svgNumber(x)} ${svgNumber(y)})">
<defs>${gradient(`${id}-g`, card.identity)}
<clipPath id="${id}-c"><rect width="${svgNumber(art.width)}" height="${svgNumber(art.height)}"/></clipPath>
<linearGradient id="${id}-b" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".16"/><stop offset=".22" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
<linearGradient id="${id}-d" x2="0" y2="1"><stop offset=".45" stop-color="#0c0802" stop-opacity="0"/><stop offset="1" stop-color="#0c0802" stop-opacity=".34"/></linearGradient>
<radialGradient id="${id}-l" cx=".5" cy=".42" r=".62"><stop stop-color="#fff" stop-opacity=".24"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="${id}-s"><stop stop-color="#140c00" stop-opacity=".22"/><stop offset="1" stop-color="#140c00" stop-opacity=".08"/></radialGradient></defs>
${rect(0, 0, width, height, BORDER, `rx="${svgNumber(4.7 * u)}"`)}
${card.typeLine.startsWith('Legendary') ? rect(body.x - 0.9 * u, body.y - 0.9 * u, body.width + 1.8 * u, body.height + 1.8 * u, METAL, `rx="${svgNumber(3 * u)}"`) : ''}
${rect(body.x, body.y, body.width, body.height, `url(#${id}-g)`, `rx="${svgNumber(2.4 * u)}"`)}
${gilt ? rect(body.x, body.y, body.width, body.height, '#b08a3a', `rx="${svgNumber(2.4 * u)}" fill-opacity=".22"`) : ''}
${rect(body.x, body.y, body.width, body.height, `url(#${id}-b)`, `rx="${svgNumber(2.4 * u)}"`)}
<g transform="translate(${svgNumber(left)} ${svgNumber(artTop)})" clip-path="url(#${id}-c)">
${rect(0, 0, art.width, art.height, `url(#${id}-g)`)}${gilt ? rect(0, 0, art.width, art.height, '#b08a3a', 'fill-opacity=".22"') : ''}
${renderPattern(seed, art, u)}
${rect(0, 0, art.width, art.height, `url(#${id}-d)`)}${rect(0, 0, art.width, art.height, `url(#${id}-l)`)}</g>
<g transform="translate(${svgNumber(centre.x)} ${svgNumber(centre.y)})"><circle r="${svgNumber(28.9 * u)}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="${svgNumber(0.4 * u)}"/><circle r="${svgNumber(27.6 * u)}" fill="url(#${id}-s)" stroke="#fff" stroke-opacity=".26" stroke-width="${svgNumber(0.7 * u)}"/>
${sign && signShadow ? `<g transform="translate(${svgNumber(-20 * u)} ${svgNumber(-20 * u)}) scale(${svgNumber((40 * u) / 32)})"><g opacity=".22" transform="translate(.45 .7)">${shapes([signShadow])}</g><g opacity=".93">${shapes([sign])}</g></g>` : ''}</g>
${rect(left, barTop, inner, barHeight, BAR, `rx="${svgNumber(1.2 * u)}"`)}
${rect(left, artTop - 0.5 * u, inner, 0.5 * u, '#000', 'fill-opacity=".28"')}
${renderLines(name, { x: left + 3 * u, y: baseline(barTop, barHeight, name, 1.1), fill: INK })}
${renderSymbols(keys, { x: left + inner - 2.4 * u - costWidth + cost.gap, y: barTop + (barHeight - cost.size) / 2, ...cost })}
${rect(left, footTop, inner, footHeight, BAR, `rx="${svgNumber(1.2 * u)}"`)}
${rect(left, footTop, inner, 0.5 * u, '#000', 'fill-opacity=".28"')}
${renderLines(type, { x: left + 3 * u, y: baseline(footTop, footHeight, type, 1.15), fill: INK, leading: 1.15 })}
${power ? `<path transform="translate(${svgNumber(left + inner - 2.4 * u - power.width)} ${svgNumber(footTop + footHeight / 2 + 2.5 * u)})" d="${power.path}" fill="${INK}"/>` : ''}
</g>`;
};
