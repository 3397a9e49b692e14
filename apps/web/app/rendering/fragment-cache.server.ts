import { createElement, type FunctionComponent } from 'react';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { env } from '#app/platform/env.server';
import { PictureService } from '#app/ui/render-context/PictureService';
import type { FragmentCache } from '#app/ui/render-context/CachedMarkup';

/** Room for what has been drawn, in letters: some ten thousand cards. */
const MOST_LETTERS = 16 * 1024 * 1024;

/**
 * Keeps what it has drawn by all that it was drawn from, so it is of no consequence which page or snapshot asks.
 * @param room for markup and what it is of, in letters; what was not asked for longest goes first
 */
export const createFragmentCache = (room: number): FragmentCache => {
  const drawn = new LRUCache<string, string>({
    maxSize: room,
    sizeCalculation: (html, key) => html.length + key.length,
  });
  const parts = new Map<unknown, number>();
  const numberOf = (part: unknown): number => {
    const known = parts.get(part) ?? parts.size;
    parts.set(part, known);
    return known;
  };
  return <P extends object>(part: FunctionComponent<P>, props: P): string => {
    const key = `${numberOf(part)} ${JSON.stringify(props)}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const element = createElement(
      PictureService.Provider,
      { value: env().IMAGE_SERVICE },
      createElement(part, props),
    );
    // What React writes is a chain of a hundred small texts; through bytes it becomes one.
    const html = Buffer.from(renderToStaticMarkup(element)).toString();
    drawn.set(key, html);
    return html;
  };
};

/** What this process has drawn. */
export const fragmentCache = createFragmentCache(MOST_LETTERS);
