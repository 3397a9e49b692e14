/**
 * The id under which react-aria puts a style element into the page, which our content policy does not allow. Where an
 * element has it already nothing is put; the rule itself stands in the dialog's style sheet.
 */
const STYLE_ID = 'react-aria-pressable-style';

/** Keeps react-aria from writing a style element of its own. To be called before any of its components is drawn. */
export const preventInjectedStyles = (): void => {
  if (document.getElementById(STYLE_ID)) return;
  const mark = document.createElement('meta');
  mark.id = STYLE_ID;
  document.head.append(mark);
};
