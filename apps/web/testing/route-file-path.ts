/** The path of a route file, by its name without the extension. @example routeFilePath('themes.$key_.$colors') // 'themes/:key/:colors' */
export const routeFilePath = (name: string): string =>
  name
    .split('.')
    .filter((part) => part !== '_index')
    .map((part) => (part === '$' ? '*' : part.replace(/^\$/, ':').replace(/_$/, '')))
    .join('/');
