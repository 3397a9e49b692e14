/** Whether a path is that of a card's page, which clients can have as JSON, too: they say so in Accept. */
export const isCardPath = (path: string): boolean => /^\/cards\/[^/]/.test(path);
