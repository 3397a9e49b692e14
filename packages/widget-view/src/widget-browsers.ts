/** The oldest browsers that the widget's script runs in, those of early 2021: names as in browserslist. */
export const WIDGET_BROWSERS = {
  chrome: '88',
  edge: '88',
  firefox: '85',
  safari: '14.1',
  ios_saf: '14.5',
} as const;
