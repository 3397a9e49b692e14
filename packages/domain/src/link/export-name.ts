import { FACE_SEPARATOR } from '../card/card-name';

/**
 * A card's name on other sites (specification, section 5): the name of the front face, or the full name of a split card.
 * @example exportName('Delver of Secrets // Insectile Aberration', 'transform') // 'Delver of Secrets'
 * @example exportName('Fire // Ice', 'split') // 'Fire // Ice'
 */
export const exportName = (name: string, layout: string): string =>
  layout === 'split' ? name : (name.split(FACE_SEPARATOR)[0] ?? name);
