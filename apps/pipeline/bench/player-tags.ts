/** Names are compared by their letters and digits, without the s of a plural. @example tagKey('+1/+1 Counters') // '11counter' */
export const tagKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '');
