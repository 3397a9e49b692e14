import { clipboard } from '../clipboard-store';
import { SHEET_QUERY } from './use-dialog';

/** What was pressed to show the card: it gets the focus back. */
let opener: HTMLElement | undefined;

/** Hides the card that is shown. */
export const hideCard = (): void => {
  clipboard.setViewerImage(null);
  clipboard.closeMobileImage();
  const back = opener;
  opener = undefined;
  setTimeout(() => {
    if (back?.isConnected) back.focus();
  });
};

/** Shows a card: beside the list, on small screens in a viewer over it. A second time hides it. */
export const viewCard = (url: string, pressed: HTMLElement): void => {
  const { viewerImage } = clipboard.store.getState();
  const sheet = window.matchMedia(SHEET_QUERY).matches;
  opener = pressed;
  if (viewerImage === url) return hideCard();
  clipboard.setViewerImage(url);
  if (sheet) clipboard.openMobileImage();
};
