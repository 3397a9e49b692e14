import type { CardFigures, WidgetOptions } from '@crownsmith/widget-view';

/** The figures of the cards that links of an article lead to. */
export const linkedCards = new WeakMap<
  Element,
  { readonly card: CardFigures; readonly options: WidgetOptions }
>();
