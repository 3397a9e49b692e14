/** Characters of a token's name. */
export const MAX_TOKEN_NAME = 60;
