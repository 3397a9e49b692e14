import { randomUUID } from 'node:crypto';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LRUCache } from 'lru-cache';
import { countLookupsOf } from '#app/platform/cache-lookups.server';
import { env } from '#app/platform/env.server';
import { ownBytes } from '#app/platform/own-bytes';
import { type FragmentCache, FragmentCacheContext } from '#app/ui/render-context/FragmentCache';
import { PictureService } from '#app/ui/render-context/PictureService';
import { createPlacedBytes } from './placed-bytes.server';

/** Bound of the cache of this process, in bytes of markup and characters of keys: some fifteen thousand cards. */
const MAX_LENGTH = 24 * 1024 * 1024;

const countLookup = countLookupsOf('fragments');

interface Fragment {
  readonly component: FunctionComponent<object>;
  readonly props: object;
}

/** A cache of the markup of components in UTF-8, by their props. */
type FragmentBytes = <P extends object>(part: FunctionComponent<P>, props: P) => Uint8Array;

/** No text of a page contains it. */
const NONCE = randomUUID();

/** The HTML of an element in UTF-8, with its fragments from a cache. */
export const renderWithFragments = (element: ReactElement, fragments: FragmentBytes): Buffer => {
  const { place, encode } = createPlacedBytes(NONCE);
  const cache: FragmentCache = (part, props) => place(fragments(part, props));
  const cached = createElement(FragmentCacheContext.Provider, { value: cache }, element);
  return encode(
    renderToStaticMarkup(createElement(PictureService.Provider, { value: env().IMAGE_SERVICE }, cached)),
  );
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
 * @param maxLength of markup in bytes and of keys in characters
 */
export const createFragmentCache = (maxLength: number): FragmentBytes => {
  const markup = new LRUCache<string, Buffer, Fragment>({
    maxSize: maxLength,
    sizeCalculation: (bytes, key) => bytes.byteLength + key.length,
    memoMethod: (_key, _stale, { context: { component, props } }) => {
      const bytes = ownBytes(renderWithFragments(createElement(component, props), cache));
      // Fragments contain others, whose look-ups end before theirs.
      isMiss = true;
      return bytes;
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
  const cache: FragmentBytes = (component, props) => {
    const bytes = markup.memo(keyOf(component, props as Readonly<Record<string, unknown>>), {
      context: { component: component as FunctionComponent<object>, props },
    });
    countLookup(!isMiss);
    isMiss = false;
    return bytes;
  };
  return cache;
};

/** The cache of this process. */
export const fragmentCache = createFragmentCache(MAX_LENGTH);
