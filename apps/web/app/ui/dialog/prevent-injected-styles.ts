/**
 * The id of the style element that react-aria injects, which the site's content security policy forbids. react-aria skips
 * it where an element with this id exists; the dialog's style sheet has the rule instead.
 */
const STYLE_ID = 'react-aria-pressable-style';

/** Stops react-aria from injecting a style element. Call it before any of its components renders. */
export const preventInjectedStyles = (): void => {
  if (document.getElementById(STYLE_ID)) return;
  const placeholder = document.createElement('meta');
  placeholder.id = STYLE_ID;
  document.head.append(placeholder);
};
