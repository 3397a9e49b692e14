import { createElement, type FunctionComponent } from 'react';
import { LRUCache } from 'lru-cache';
import { countLookupsOf } from '#app/platform/cache-lookups.server';
import { env } from '#app/platform/env.server';
import type { FragmentCache } from '#app/ui/render-context/FragmentCache';
import { PictureService } from '#app/ui/render-context/PictureService';
import { renderToHtml } from './render-to-html.server';

/** Bound of the cache of this process, in characters: some ten thousand cards. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

const countLookup = countLookupsOf('fragments');

interface Fragment {
  readonly component: FunctionComponent<object>;
  readonly props: object;
}

const render = ({ component, props }: Fragment): string => {
  const fragment = createElement(component, props);
  const element = createElement(PictureService.Provider, { value: env().IMAGE_SERVICE }, fragment);
  return renderToHtml(element).toString();
};

/**
 * A cache of the markup of components by their props, least recently used out first. Markup depends on nothing else, so
 * pages and snapshots share it.
 * @param maxCharacters of markup and props
 */
export const createFragmentCache = (maxCharacters: number): FragmentCache => {
  const markup = new LRUCache<string, string, Fragment>({
    maxSize: maxCharacters,
    sizeCalculation: (html, key) => html.length + key.length,
    memoMethod: (_key, _stale, { context }) => {
      const html = render(context);
      // Fragments contain others, whose look-ups end before theirs.
      isMiss = true;
      return html;
    },
  });
  let isMiss = false;
  const ids = new Map<unknown, number>();
  const idOf = (component: unknown): number => {
    const id = ids.get(component) ?? ids.size;
    ids.set(component, id);
    return id;
  };
  return <Props extends object>(component: FunctionComponent<Props>, props: Props): string => {
    const html = markup.memo(`${idOf(component)} ${JSON.stringify(props)}`, {
      context: { component: component as FunctionComponent<object>, props },
    });
    countLookup(!isMiss);
    isMiss = false;
    return html;
  };
};

/** The cache of this process. */
export const fragmentCache = createFragmentCache(MAX_CHARACTERS);
