/** The used part of the platform's URL class (WHATWG URL standard). */
declare const URL: {
  new (text: string): { readonly protocol: string };
  canParse(text: string): boolean;
};

/**
 * Whether a text is an absolute URL of the web, http or https: what a page may link and a server may fetch.
 * @example isWebUrl('https://example.org/deck') // true
 * @example isWebUrl('javascript:alert(1)') // false
 */
export const isWebUrl = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
