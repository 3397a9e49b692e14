import widget from '@crownsmith/widget-view/widget.css?inline';
import host from './host.css?inline';

const sheets = new Map<string, CSSStyleSheet>();

const constructed = (css: string): CSSStyleSheet => {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
};

/**
 * Gives a shadow root the widget's styles. A constructed style sheet needs no permission of a content security policy;
 * without support for it a `style` element has the nonce.
 * @param more styles besides
 */
export const addStyles = (root: ShadowRoot, nonce: string, more = ''): void => {
  const css = host + widget + more;
  try {
    if (!('adoptedStyleSheets' in root)) throw new TypeError('No style sheets are adopted.');
    root.adoptedStyleSheets = [constructed(css)];
  } catch {
    const style = document.createElement('style');
    style.nonce = nonce;
    style.textContent = css;
    root.append(style);
  }
};
