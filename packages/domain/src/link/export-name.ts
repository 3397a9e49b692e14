import { FACE_SEPARATOR } from '../card/card-name';

/**
 * The name that other sites know a card by (specification, section 5): a double-faced name is cut at ' // ' unless
 * the layout is split.
 * @example exportName('Delver of Secrets // Insectile Aberration', 'transform') // 'Delver of Secrets'
 * @example exportName('Fire // Ice', 'split') // 'Fire // Ice'
 */
export const exportName = (name: string, layout: string): string =>
  layout === 'split' ? name : (name.split(FACE_SEPARATOR)[0] ?? name);
