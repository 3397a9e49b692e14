import { useContext } from 'react';
import type { PageCard } from '#app/model/card';
import { PictureService } from './PictureService';

/**
 * Attributes of a list of links to cards that has no pictures: they make the links show a preview (see
 * behaviours/card-preview.ts). None where no card has a picture.
 */
export const usePreviews = (
  cards: readonly Pick<PageCard, 'image'>[],
): { readonly 'data-previews'?: string } => {
  const service = useContext(PictureService);
  return cards.some(({ image }) => image !== undefined) ? { 'data-previews': service ?? '' } : {};
};
