import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LRUCache } from 'lru-cache';
import { countLookupsOf } from '#app/platform/cache-lookups.server';
import { env } from '#app/platform/env.server';
import { type FragmentCache, FragmentCacheContext } from '#app/ui/render-context/FragmentCache';
import { PictureService } from '#app/ui/render-context/PictureService';

/** Bound of the cache of this process, in characters of two bytes: some ten thousand cards. */
const MAX_LENGTH = 16 * 1024 * 1024;

const countLookup = countLookupsOf('fragments');

interface Fragment {
  readonly component: FunctionComponent<object>;
  readonly props: object;
}

/** The HTML of a fragment in one piece: React appends hundreds of strings, each of which would be kept. */
const render = ({ component, props }: Fragment, cache: FragmentCache): string => {
  const fragment = createElement(component, props);
  const withPictures = createElement(PictureService.Provider, { value: env().IMAGE_SERVICE }, fragment);
  const element = createElement(FragmentCacheContext.Provider, { value: cache }, withPictures);
  return Buffer.from(renderToStaticMarkup(element)).toString();
};

/** Objects that are known by value, some 400 characters each. */
const MAX_OBJECTS = 20_000;

/**
 * Numbers objects by value. An object that is passed again, such as a card of the snapshot, is not read again: it must not
 * change.
 */
const createObjectIds = (): ((object: object) => number) => {
  const byObject = new WeakMap<object, number>();
  const byValue = new LRUCache<string, number>({ max: MAX_OBJECTS, memoMethod: () => (last += 1) });
  let last = 0;
  return (object) => {
    const known = byObject.get(object);
    if (known !== undefined) return known;
    const id = byValue.memo(JSON.stringify(object));
    byObject.set(object, id);
    return id;
  };
};

/**
 * A cache of the markup of components by their props, least recently used out first. Markup depends on nothing else, so
 * pages and snapshots share it.
 * @param maxLength of markup and keys, in characters
 */
export const createFragmentCache = (maxLength: number): FragmentCache => {
  const markup = new LRUCache<string, string, Fragment>({
    maxSize: maxLength,
    sizeCalculation: (html, key) => html.length + key.length,
    memoMethod: (_key, _stale, { context }) => {
      const html = render(context, cache);
      // Fragments contain others, whose look-ups end before theirs.
      isMiss = true;
      return html;
    },
  });
  let isMiss = false;
  const components = new Map<unknown, number>();
  const componentId = (component: unknown): number => {
    const id = components.get(component) ?? components.size;
    components.set(component, id);
    return id;
  };
  const objectId = createObjectIds();
  const valueKey = (value: unknown): string => {
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return `[${value.map(valueKey).join()}]`;
    return typeof value === 'object' && value !== null
      ? `#${objectId(value)}`
      : (JSON.stringify(value) ?? '');
  };
  const keyOf = (component: unknown, props: Readonly<Record<string, unknown>>): string => {
    let key = String(componentId(component));
    for (const name in props) key += ` ${name}=${valueKey(props[name])}`;
    return key;
  };
  const cache = <Props extends object>(component: FunctionComponent<Props>, props: Props): string => {
    const html = markup.memo(keyOf(component, props as Readonly<Record<string, unknown>>), {
      context: { component: component as FunctionComponent<object>, props },
    });
    countLookup(!isMiss);
    isMiss = false;
    return html;
  };
  return cache;
};

/** The cache of this process. */
export const fragmentCache = createFragmentCache(MAX_LENGTH);
