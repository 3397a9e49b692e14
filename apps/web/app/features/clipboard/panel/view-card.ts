import { clipboard } from '../clipboard';
import { SHEET_QUERY } from './use-dialog';

/** The button that opened the viewer, to be focused after closing. */
let opener: HTMLElement | undefined;

const coversPage = (): boolean => window.matchMedia(SHEET_QUERY).matches;

/** Whether the viewer is open; on small screens only while it covers the list. */
export const isCardShown = (): boolean => {
  const { viewerImage, mobileImageIsOpen } = clipboard.store.getState();
  return viewerImage !== null && (mobileImageIsOpen || !coversPage());
};

/** Closes the viewer and focuses the button that opened it. */
export const hideCard = (): void => {
  clipboard.setViewerImage(null);
  clipboard.closeMobileImage();
  const button = opener;
  opener = undefined;
  setTimeout(() => {
    if (button?.isConnected) button.focus();
  });
};

/** Opens the viewer for a card, or closes it where it shows that card. */
export const viewCard = (url: string, button: HTMLElement): void => {
  opener = button;
  if (isCardShown() && clipboard.store.getState().viewerImage === url) return hideCard();
  clipboard.setViewerImage(url);
  if (coversPage()) clipboard.openMobileImage();
};
