import { clipboard } from '../clipboard-store';
import { SHEET_QUERY } from './use-dialog';

/** What was pressed to show the card: it gets the focus back. */
let opener: HTMLElement | undefined;

const isSheet = (): boolean => window.matchMedia(SHEET_QUERY).matches;

/** Whether a card is shown: on small screens only while it lies over the list. */
export const isCardShown = (): boolean => {
  const { viewerImage, mobileImageIsOpen } = clipboard.store.getState();
  return viewerImage !== null && (mobileImageIsOpen || !isSheet());
};

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
  opener = pressed;
  if (isCardShown() && clipboard.store.getState().viewerImage === url) return hideCard();
  clipboard.setViewerImage(url);
  if (isSheet()) clipboard.openMobileImage();
};
