/** The path of a request target. @example pathOf('/top?page=2') // '/top' */
export const pathOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
};
