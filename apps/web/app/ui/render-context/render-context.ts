import { createContext, useContext } from 'react';
import type { Nouns } from '#app/model/deck-kinds';
import type { ListStyle } from '#app/visitor/list-style';
import { DEFAULT_VIEW_SETTINGS, type ViewSettings } from '#app/visitor/settings';
import { type ListOptions, DEFAULT_LIST_OPTIONS } from '../card-list/list-options';

/** What the server renders a page for: its URL, its list options and the visitor's settings. */
export interface RenderContextValue {
  readonly path: string;
  /** query parameters that are not list options */
  readonly otherParameters: readonly (readonly [string, string])[];
  readonly listOptions: ListOptions;
  /** what the decks are called that rows are counted over; `decks` by default */
  readonly deckNouns?: Nouns | undefined;
  /** list style where the URL names none */
  readonly rememberedStyle: ListStyle;
  readonly settings: ViewSettings;
}

const RenderContext = createContext<RenderContextValue>({
  path: '/',
  otherParameters: [],
  listOptions: DEFAULT_LIST_OPTIONS,
  rememberedStyle: 'images',
  settings: DEFAULT_VIEW_SETTINGS,
});

export const RenderContextProvider = RenderContext.Provider;

/** The request that the page is rendered for; the defaults outside a server render. */
export const useRenderContext = (): RenderContextValue => useContext(RenderContext);
