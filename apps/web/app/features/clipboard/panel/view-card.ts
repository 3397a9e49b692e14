import { clipboard } from '../clipboard-store';
import { SHEET_QUERY } from './use-dialog';

/** Hides the card that is shown. */
export const hideCard = (): void => {
  clipboard.setViewerImage(null);
  clipboard.closeMobileImage();
};

/** Shows a card: beside the list, on small screens in a viewer over it. A second time hides it. */
export const viewCard = (url: string): void => {
  const { viewerImage } = clipboard.store.getState();
  const sheet = window.matchMedia(SHEET_QUERY).matches;
  if (viewerImage === url) return hideCard();
  clipboard.setViewerImage(url);
  if (sheet) clipboard.openMobileImage();
};
