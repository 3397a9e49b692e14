/** Scryfall's API. */
export const SCRYFALL_API = 'https://api.scryfall.com';
