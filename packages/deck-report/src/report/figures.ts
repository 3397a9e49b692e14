/** A count with its thousands apart. @example countText(2262) // '2,262' */
export const countText = (count: number): string => count.toLocaleString('en');

/** What so many decks do with a card. @example playText(1) // 'plays' */
export const playText = (decks: number): string => (decks === 1 ? 'plays' : 'play');
