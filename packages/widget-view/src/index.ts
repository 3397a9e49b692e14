export {
  commanderFrameUrl,
  divCode,
  elementCode,
  frameCode,
  type EmbeddedCommander,
  type FrameCode,
} from './embed-code';
export { CardPreview, cardSummary } from './CardPreview';
export { CommanderWidget, type WidgetState } from './CommanderWidget';
export { campaignLink } from './campaign-link';
export { isNumberLocale } from './number-format';
export {
  DEFAULT_OPTIONS,
  MAX_CARDS,
  parseWidgetOptions,
  widgetHeight,
  WIDGET_DENSITIES,
  WIDGET_PRICES,
  WIDGET_THEMES,
  type WidgetOptions,
  type WidgetTheme,
} from './widget-options';
export type { CardFigures, CommanderFigures } from './widget-data';
