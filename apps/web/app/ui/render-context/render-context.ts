import { createContext, useContext } from 'react';
import { type PriceSource, DEFAULT_USER_STATE, type SaltLevel } from '@crownsmith/domain';
import type { ListStyle } from '#app/visitor/list-style';
import { type ListOptions, DEFAULT_LIST_OPTIONS } from '../card-list/list-options';

/** What a page is drawn for besides what it shows: where it is, how its lists look, and what the visitor has chosen. */
export interface RenderContextValue {
  readonly path: string;
  /** parts of the query that are not the view of lists */
  readonly rest: readonly (readonly [string, string])[];
  readonly view: ListOptions;
  /** style of lists where the address names none */
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
  rest: [],
  view: DEFAULT_LIST_OPTIONS,
  rememberedStyle: 'images',
  settings: {
    priceSources: DEFAULT_USER_STATE.priceSources,
    showsEverySource: false,
    saltLevel: DEFAULT_USER_STATE.saltLevel,
    namesUnderCards: DEFAULT_USER_STATE.namesUnderCards,
  },
});

export const RenderContextProvider = RenderContext.Provider;

/** What the page around is drawn for; of use only in what the server draws. */
export const useRenderContext = (): RenderContextValue => useContext(RenderContext);
