import { createHash } from 'node:crypto';
import { BRAND } from '@crownsmith/domain';
import {
  campaignLink,
  CommanderWidget,
  parseWidgetOptions,
  type WidgetOptions,
  type WidgetState,
} from '@crownsmith/widget-view';
import widgetStyles from '@crownsmith/widget-view/widget.css?raw';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createApiViews } from '#app/public-api/views.server';
import { widgetCommanders } from '#app/public-api/widget-answers.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';

/** No script hides a picture that fails: its box extends beyond the frame, which clips the browser's icon and border. */
const FAILED_PICTURES =
  '@supports (object-view-box:inset(-1%)){.portrait img{inset:-15% -2% -2% -20%;width:122%;height:117%;object-view-box:inset(-15% -2% -2% -20%)}}';
/** The theme of a frame that knows nothing of its page: dark colours where the system is dark. */
const AUTO = `@media screen and (prefers-color-scheme:dark){${/\.dark( \{[^}]*\})/.exec(widgetStyles)?.[1]?.replace(/^/, '.auto') ?? ''}}`;
const STYLES = `:root{color-scheme:light dark}body{margin:0}${(widgetStyles + AUTO).replace(/\/\*[^*]*\*\//g, '').replace(/\s+/g, ' ')}${FAILED_PICTURES}`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`;

/** A document for a frame, with the source of its style for the content security policy. */
interface CommanderFrame {
  readonly status: 200 | 404;
  readonly html: string;
  readonly styleHash: string;
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const findState = async (
  snapshot: Snapshot,
  { slug, origin, cards }: { readonly slug: string; readonly origin: string; readonly cards: number },
): Promise<WidgetState> => {
  const missing: WidgetState = { status: 'error', message: `${BRAND} has no such commander.` };
  if (slug === '') return missing;
  const views = createApiViews(snapshot, origin);
  const answer = await widgetCommanders(
    { params: {}, query: { names: [slug], cards }, body: undefined },
    { snapshot, origin, views },
  );
  const commander = answer.ok ? answer.value.data[0] : undefined;
  return commander ? { status: 'ready', commander } : missing;
};

/** Options of a frame: its query, where `auto` follows the visitor's system, for a frame knows nothing of its page. */
const readOptions = (query: URLSearchParams): WidgetOptions => parseWidgetOptions((name) => query.get(name));

/**
 * Renders the document of `/embed/commanders/{slug}`: what the script's widget shows, without scripts.
 * @param slug of a commander or pair; anything else renders a page that says so, with status 404
 */
export const renderCommanderFrame = async (
  snapshot: Snapshot,
  slug: string,
  { origin, searchParams }: URL,
): Promise<CommanderFrame> => {
  const options = readOptions(searchParams);
  const state = await findState(snapshot, { slug, origin, cards: options.cards });
  const title =
    state.status === 'ready' ? state.commander.cards.map(({ name }) => name).join(' and ') : BRAND;
  const widget = renderToStaticMarkup(
    createElement(CommanderWidget, {
      state,
      options,
      linkTo: (url) => campaignLink(url, 'embed', 'frame'),
      target: '_blank',
    }),
  );
  return {
    status: state.status === 'ready' ? 200 : 404,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><style>${STYLES}</style></head><body>${widget}</body></html>\n`,
    styleHash: STYLE_HASH,
  };
};
