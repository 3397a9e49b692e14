import { createContext, useContext } from 'react';
import { type PriceSource, DEFAULT_USER_STATE, type SaltLevel } from '@crownsmith/domain';
import { type CardListView, type ListStyle, PLAIN_LIST_VIEW } from './card-list/card-list-view';

/** What a page is drawn for besides what it shows: where it is, how its lists look, and what the visitor has chosen. */
export interface DrawnContextValue {
  readonly path: string;
  /** parts of the query that are not the view of lists */
  readonly rest: readonly (readonly [string, string])[];
  readonly view: CardListView;
  /** style of lists where the address names none */
  readonly rememberedStyle: ListStyle;
  readonly settings: {
    readonly priceSources: readonly PriceSource[];
    readonly showsEverySource: boolean;
    readonly saltLevel: SaltLevel;
    readonly namesUnderCards: boolean;
  };
}

const DrawnContext = createContext<DrawnContextValue>({
  path: '/',
  rest: [],
  view: PLAIN_LIST_VIEW,
  rememberedStyle: 'images',
  settings: {
    priceSources: DEFAULT_USER_STATE.priceSources,
    showsEverySource: false,
    saltLevel: DEFAULT_USER_STATE.saltLevel,
    namesUnderCards: DEFAULT_USER_STATE.namesUnderCards,
  },
});

export const DrawnProvider = DrawnContext.Provider;

/** What the page around is drawn for; of use only in what the server draws. */
export const useDrawn = (): DrawnContextValue => useContext(DrawnContext);
