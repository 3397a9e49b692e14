import { createContext, useContext } from 'react';
import { type PriceSource, DEFAULT_USER_STATE, type SaltLevel } from '@crownsmith/domain';
import type { Nouns } from '#app/model/deck-kinds';
import type { ListStyle } from '#app/visitor/list-style';
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
  readonly settings: {
    readonly priceSources: readonly PriceSource[];
    readonly showsEverySource: boolean;
    readonly saltLevel: SaltLevel;
    readonly namesUnderCards: boolean;
  };
}

const RenderContext = createContext<RenderContextValue>({
  path: '/',
  otherParameters: [],
  listOptions: DEFAULT_LIST_OPTIONS,
  rememberedStyle: 'images',
  settings: {
    priceSources: DEFAULT_USER_STATE.priceSources,
    showsEverySource: false,
    saltLevel: DEFAULT_USER_STATE.saltLevel,
    namesUnderCards: DEFAULT_USER_STATE.namesUnderCards,
  },
});

export const RenderContextProvider = RenderContext.Provider;

/** The request that the page is rendered for; the defaults outside a server render. */
export const useRenderContext = (): RenderContextValue => useContext(RenderContext);
