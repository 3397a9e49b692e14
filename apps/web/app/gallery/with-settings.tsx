import type { ReactNode } from 'react';
import { DEFAULT_LIST_OPTIONS, type ListOptions } from '#app/ui/card-list/list-options';
import { RenderContextProvider, type RenderContextValue } from '#app/ui/render-context/render-context';

interface Context {
  readonly options?: Partial<ListOptions>;
  readonly settings?: Partial<RenderContextValue['settings']>;
}

/** An element as the server renders it for list options and a visitor's settings. */
export const withSettings = ({ options = {}, settings = {} }: Context, element: ReactNode) => (
  <RenderContextProvider
    value={{
      path: '/gallery',
      otherParameters: [],
      listOptions: { ...DEFAULT_LIST_OPTIONS, ...options },
      rememberedStyle: 'images',
      settings: {
        priceSources: ['cardkingdom', 'tcgplayer', 'cardmarket'],
        showsEverySource: false,
        saltLevel: 0,
        namesUnderCards: false,
        ...settings,
      },
    }}
  >
    {element}
  </RenderContextProvider>
);
