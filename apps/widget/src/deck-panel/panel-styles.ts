import widget from '@crownsmith/widget-view/widget.css?inline';
import host from '../dom/host.css?inline';
import panel from './panel.css?inline';

const CSS = host + widget + panel;

/** Gives the panel its styles: a constructed style sheet where the manager hands one through, which no policy of a page stops. */
export const addPanelStyles = (root: ShadowRoot): void => {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
  } catch {
    const style = document.createElement('style');
    style.textContent = CSS;
    root.append(style);
  }
};
