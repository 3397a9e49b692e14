import widget from '@crownsmith/widget-view/widget.css?inline';
import host from './host.css?inline';

const CSS = host + widget;

let sheet: CSSStyleSheet | undefined;

const constructed = (): CSSStyleSheet | undefined => {
  try {
    if (!sheet) {
      const made = new CSSStyleSheet();
      made.replaceSync(CSS);
      sheet = made;
    }
    return sheet;
  } catch {
    return undefined;
  }
};

/**
 * Gives a shadow root the widget's styles. A constructed style sheet needs no permission of a content security policy;
 * without support for it a `style` element has the nonce.
 */
export const addStyles = (root: ShadowRoot, nonce: string): void => {
  const made = 'adoptedStyleSheets' in root ? constructed() : undefined;
  if (made) {
    root.adoptedStyleSheets = [made];
    return;
  }
  const style = document.createElement('style');
  style.nonce = nonce;
  style.textContent = CSS;
  root.append(style);
};
