declare const brand: unique symbol;

/** A card's address: lower-case letters, digits and single hyphens. */
export type Slug = string & { readonly [brand]: 'Slug' };
