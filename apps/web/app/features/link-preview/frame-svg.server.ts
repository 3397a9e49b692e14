import { manaKeys, symbolArt, typeArt, type Shape } from '@crownsmith/mana-symbols';
import type { FrameCard } from '#app/ui/card-frame/CardFrame';
import { frameSeed } from '#app/ui/card-frame/frame-seed';
import { drawPattern } from './frame-pattern';
import { fitText, outlineText, type Cut, type FittedText } from './text-outline.server';

/** Height of a card by its width. */
export const CARD_PROPORTION = 88 / 63;

/** The fields of the drawn frame, W U B R G and grey: those of ui/card-frame. */
const FIELDS = ['#b7a066', '#2f6a9f', '#4b4351', '#a9472f', '#3a7650'] as const;
const GREY = '#7f7a72';
const BORDER = '#241e18';
const BAR = '#f4edda';
const INK = '#211b15';
const METAL = '#c79a45';

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A colour as SVG 1.1 writes it: `rgb(26 21 17 / 30%)` becomes a colour and an opacity. */
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
 * Mana symbols in a row as shapes of an SVG picture; symbols that nobody drew are left out.
 * @param size of one, in px
 */
export const drawSymbols = (
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
        `<g transform="translate(${n(x + index * (size + gap))} ${n(y)}) scale(${size / 32})">${shapes(art)}</g>`,
    )
    .join('');

/** Lines of text, the first baseline at y. */
export const drawLines = (
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
        `<path transform="translate(${n(x)} ${n(y + index * size * leading)})" d="${path}" fill="${fill}"/>`,
    )
    .join('');

/** One line of text. */
export const drawText = (
  text: string,
  cut: Cut,
  size: number,
  {
    x,
    y,
    fill,
    spacing = 0,
  }: { readonly x: number; readonly y: number; readonly fill: string; readonly spacing?: number },
): string => drawLines({ lines: [outlineText(text, cut, size, spacing)], size }, { x, y, fill });

const gradient = (id: string, identity: number): string => {
  const colors = FIELDS.filter((_, index) => (identity >> index) & 1);
  const fields = colors.length === 0 ? [GREY, GREY] : colors.length === 1 ? [...colors, ...colors] : colors;
  const stops = fields.map(
    (color, index) => `<stop offset="${n(index / (fields.length - 1))}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops.join('')}</linearGradient>`;
};

const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;

/**
 * A drawn card as shapes of an SVG picture: what ui/card-frame draws on pages.
 * @param id of its gradients; one of its kind in a picture
 */
export const drawFrame = (
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
  const stats = card.stats ? outlineText(card.stats, 'name', 7.2 * u) : undefined;
  const type = fitText([card.typeLine], 'text', {
    width: inner - 5.4 * u - (stats ? stats.width + 2.4 * u : 0),
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
  const sign = typeArt(card.sign);
  const signShadow = typeArt(card.sign, '#000');
  const baseline = (top: number, tall: number, text: FittedText, leading: number): number =>
    top + (tall - (text.lines.length - 1) * text.size * leading) / 2 + text.size * 0.34;

  return `<g transform="translate(${n(x)} ${n(y)})">
<defs>${gradient(`${id}-g`, card.identity)}
<clipPath id="${id}-c"><rect width="${n(art.width)}" height="${n(art.height)}"/></clipPath>
<linearGradient id="${id}-b" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".16"/><stop offset=".22" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
<linearGradient id="${id}-d" x2="0" y2="1"><stop offset=".45" stop-color="#0c0802" stop-opacity="0"/><stop offset="1" stop-color="#0c0802" stop-opacity=".34"/></linearGradient>
<radialGradient id="${id}-l" cx=".5" cy=".42" r=".62"><stop stop-color="#fff" stop-opacity=".24"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="${id}-s"><stop stop-color="#140c00" stop-opacity=".22"/><stop offset="1" stop-color="#140c00" stop-opacity=".08"/></radialGradient></defs>
${rect(0, 0, width, height, BORDER, `rx="${n(4.7 * u)}"`)}
${card.typeLine.startsWith('Legendary') ? rect(body.x - 0.9 * u, body.y - 0.9 * u, body.width + 1.8 * u, body.height + 1.8 * u, METAL, `rx="${n(3 * u)}"`) : ''}
${rect(body.x, body.y, body.width, body.height, `url(#${id}-g)`, `rx="${n(2.4 * u)}"`)}
${gilt ? rect(body.x, body.y, body.width, body.height, '#b08a3a', `rx="${n(2.4 * u)}" fill-opacity=".22"`) : ''}
${rect(body.x, body.y, body.width, body.height, `url(#${id}-b)`, `rx="${n(2.4 * u)}"`)}
<g transform="translate(${n(left)} ${n(artTop)})" clip-path="url(#${id}-c)">
${rect(0, 0, art.width, art.height, `url(#${id}-g)`)}${gilt ? rect(0, 0, art.width, art.height, '#b08a3a', 'fill-opacity=".22"') : ''}
${drawPattern(seed, art, u)}
${rect(0, 0, art.width, art.height, `url(#${id}-d)`)}${rect(0, 0, art.width, art.height, `url(#${id}-l)`)}</g>
<g transform="translate(${n(centre.x)} ${n(centre.y)})"><circle r="${n(28.9 * u)}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="${n(0.4 * u)}"/><circle r="${n(27.6 * u)}" fill="url(#${id}-s)" stroke="#fff" stroke-opacity=".26" stroke-width="${n(0.7 * u)}"/>
${sign && signShadow ? `<g transform="translate(${n(-20 * u)} ${n(-20 * u)}) scale(${n((40 * u) / 32)})"><g opacity=".22" transform="translate(.45 .7)">${shapes([signShadow])}</g><g opacity=".93">${shapes([sign])}</g></g>` : ''}</g>
${rect(left, barTop, inner, barHeight, BAR, `rx="${n(1.2 * u)}"`)}
${rect(left, artTop - 0.5 * u, inner, 0.5 * u, '#000', 'fill-opacity=".28"')}
${drawLines(name, { x: left + 3 * u, y: baseline(barTop, barHeight, name, 1.1), fill: INK })}
${drawSymbols(keys, { x: left + inner - 2.4 * u - costWidth + cost.gap, y: barTop + (barHeight - cost.size) / 2, ...cost })}
${rect(left, footTop, inner, footHeight, BAR, `rx="${n(1.2 * u)}"`)}
${rect(left, footTop, inner, 0.5 * u, '#000', 'fill-opacity=".28"')}
${drawLines(type, { x: left + 3 * u, y: baseline(footTop, footHeight, type, 1.15), fill: INK, leading: 1.15 })}
${stats ? `<path transform="translate(${n(left + inner - 2.4 * u - stats.width)} ${n(footTop + footHeight / 2 + 2.5 * u)})" d="${stats.path}" fill="${INK}"/>` : ''}
</g>`;
};
