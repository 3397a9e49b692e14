import type { ReactNode } from 'react';
import { DEFAULT_LIST_OPTIONS, type ListOptions } from '#app/ui/card-list/list-options';
import { DEFAULT_VIEW_SETTINGS } from '#app/visitor/settings';
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
        ...DEFAULT_VIEW_SETTINGS,
        priceSources: ['cardkingdom', 'tcgplayer', 'cardmarket'],
        ...settings,
      },
    }}
  >
    {element}
  </RenderContextProvider>
);
