import {
  commanderFrameUrl,
  divCode,
  elementCode,
  frameCode,
  parseWidgetOptions,
  widgetHeight,
} from '@crownsmith/widget-view';
import { env } from '#app/platform/env.server';
import { findCommander } from '#app/snapshot/find-commander.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { EmbedResult } from './embed-result';

/** Characters of a name at most. */
const MAX_NAME = 300;

/** The name of the most played commander; empty without decks. */
const firstCommander = (snapshot: Snapshot): string => snapshot.typeaheadList('commanders')[0]?.label ?? '';

/** Reads the form of `/embed`: options and codes of the named commander, by default the most played one. */
export const loadEmbed = async (request: Request, snapshot: Snapshot): Promise<EmbedResult> => {
  const query = new URL(request.url).searchParams;
  const options = parseWidgetOptions((name) => query.get(name));
  const { origin } = new URL(canonicalUrl(request, '/'));
  const pictures = env().IMAGE_ORIGINS;
  const commander = (query.get('commander') ?? firstCommander(snapshot)).trim();
  const found = commander.length > MAX_NAME ? undefined : await findCommander(commander, snapshot);
  if (!found)
    return {
      commander: commander.slice(0, MAX_NAME),
      options,
      origin,
      pictures,
      error: commander === '' ? 'Enter a commander.' : 'No commander has this name.',
    };
  const embedded = { slug: found.slug, name: found.cards.map(({ name }) => name).join(' + ') };
  return {
    commander: embedded.name,
    options,
    origin,
    pictures,
    preview: { url: commanderFrameUrl('', found.slug, options), height: widgetHeight(options) },
    codes: [
      {
        id: 'script',
        title: 'Script',
        about: 'For sites that allow scripts. The link inside stays where the script does not run.',
        code: divCode(origin, embedded, options),
      },
      {
        id: 'element',
        title: 'Custom element',
        about: 'The same widget for pages made of components. Load the script once.',
        code: elementCode(origin, embedded, options),
      },
      {
        id: 'frame',
        title: 'Frame',
        about: 'For sites that allow no scripts.',
        code: frameCode(origin, embedded, options)?.html ?? '',
      },
      {
        id: 'oembed',
        title: 'oEmbed',
        about: 'For editors that turn a link into a frame by themselves: paste the link of the commander.',
        code: `${origin}/commanders/${found.slug}`,
      },
    ],
  };
};
