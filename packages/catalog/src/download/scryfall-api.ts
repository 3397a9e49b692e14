export const SCRYFALL_API = 'https://api.scryfall.com';
