import { clipboard } from '../clipboard-store';
import { SHEET_QUERY } from './use-dialog';

/** Shows a card: beside the list, on small screens in a viewer over it. A second time hides it. */
export const viewCard = (url: string): void => {
  const { viewerImage } = clipboard.store.getState();
  const sheet = window.matchMedia(SHEET_QUERY).matches;
  clipboard.setViewerImage(viewerImage === url && !sheet ? null : url);
  if (sheet) clipboard.openMobileImage();
};
