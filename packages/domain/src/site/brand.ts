/** The product's name. */
export const BRAND = 'Crownsmith';
