import { render } from 'preact';
import { DeckPanel } from './DeckPanel';
import { findDeckPage } from './deck-page';
import { pageTheme } from './page-theme';
import { addPanelStyles } from './panel-styles';

/** How often the page is compared with what is shown, in ms: sites change their address and their markup without loading. */
const EVERY_MS = 500;

/**
 * Shows a closed panel on the pages of decks, beside the markup of the page, whatever that becomes.
 * @param origin of the site that advises
 * @returns a function that ends it
 */
export const watchDeckPages = (origin: string): (() => void) => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  addPanelStyles(shadow);
  const container = document.createElement('div');
  shadow.append(container);
  let shown: string | undefined;
  const show = (): void => {
    const page = findDeckPage(location);
    if (page && !host.isConnected) document.documentElement.append(host);
    if (!page) host.remove();
    const isDark = page !== undefined && pageTheme() === 'dark';
    const now = page && `${page.json} ${isDark}`;
    if (now === shown) return;
    shown = now;
    render(
      page ? <DeckPanel key={page.json} page={page} origin={origin} isDark={isDark} /> : null,
      container,
    );
  };
  show();
  const timer = setInterval(show, EVERY_MS);
  return () => {
    clearInterval(timer);
    render(null, container);
    host.remove();
  };
};
