import { DEFAULT_OPTIONS, widgetHeight, type WidgetOptions } from './widget-options';

/** Width of a frame in px where nothing else is asked for. */
const FRAME_WIDTH = 480;

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Options that differ from the defaults, in a fixed order. */
const changedOptions = (options: WidgetOptions): readonly (readonly [string, string])[] =>
  (['theme', 'density', 'cards', 'locale', 'prices'] as const)
    .filter((name) => options[name] !== DEFAULT_OPTIONS[name])
    .map((name) => [name, String(options[name])]);

const attributes = (prefix: string, options: WidgetOptions): string =>
  changedOptions(options)
    .map(([name, value]) => ` ${prefix}${name}="${escapeAttribute(value)}"`)
    .join('');

export const commanderFrameUrl = (origin: string, slug: string, options: WidgetOptions): string => {
  const query = new URLSearchParams(changedOptions(options).map(([name, value]) => [name, value])).toString();
  return `${origin}/embed/commanders/${slug}${query === '' ? '' : `?${query}`}`;
};

/** A commander as codes name it. */
export interface EmbeddedCommander {
  readonly slug: string;
  readonly name: string;
}

/** The code of a frame, and its size in px. */
export interface FrameCode {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** Narrowest frame that shows a whole widget, in px. */
const MIN_WIDTH = 280;

/**
 * The code of a frame. Where its height is limited, it has fewer cards, then less density.
 * @param origin of the site
 * @param limits in px
 * @returns undefined where no widget fits
 */
export const frameCode = (
  origin: string,
  { slug, name }: EmbeddedCommander,
  options: WidgetOptions,
  {
    maxWidth = Infinity,
    maxHeight = Infinity,
  }: { readonly maxWidth?: number | undefined; readonly maxHeight?: number | undefined } = {},
): FrameCode | undefined => {
  const fits = (['normal', 'compact'] as const)
    .filter((density) => density === options.density || density === 'compact')
    .flatMap((density) =>
      Array.from({ length: options.cards + 1 }, (_, fewer) => ({
        ...options,
        density,
        cards: options.cards - fewer,
      })),
    )
    .find((candidate) => widgetHeight(candidate) <= maxHeight);
  const width = Math.min(FRAME_WIDTH, maxWidth);
  if (!fits || width < MIN_WIDTH) return undefined;
  const height = widgetHeight(fits);
  const url = escapeAttribute(commanderFrameUrl(origin, slug, fits));
  return {
    html: `<iframe src="${url}" title="${escapeAttribute(name)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    width,
    height,
  };
};

const fallbackLink = (origin: string, { slug, name }: EmbeddedCommander): string =>
  `<a href="${escapeAttribute(`${origin}/commanders/${slug}`)}">${escapeAttribute(name)}</a>`;

const scriptTag = (origin: string): string =>
  `<script async src="${escapeAttribute(`${origin}/widget.js`)}"></script>`;

/** The code with a div, whose link stays where the script does not run. */
export const divCode = (origin: string, commander: EmbeddedCommander, options: WidgetOptions): string =>
  `${scriptTag(origin)}
<div data-crownsmith-commander="${escapeAttribute(commander.name)}"${attributes('data-', options)} style="min-height:${widgetHeight(options)}px">
  ${fallbackLink(origin, commander)}
</div>`;

/** The code with the custom element. */
export const elementCode = (origin: string, commander: EmbeddedCommander, options: WidgetOptions): string =>
  `${scriptTag(origin)}
<crownsmith-commander name="${escapeAttribute(commander.name)}"${attributes('', options)}>
  ${fallbackLink(origin, commander)}
</crownsmith-commander>`;
