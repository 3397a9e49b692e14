import { expect, it } from 'vitest';
import { urlWithQuery } from './query-string';

it.each([
  [{ card: 'sol-ring', page: 1 }, '/combos?card=sol-ring'],
  [{ card: 'a&b', page: 2 }, '/combos?card=a%26b&page=2'],
  [{ card: '', colors: undefined }, '/combos'],
])('%j is %s', (query, url) => expect(urlWithQuery('/combos', query)).toBe(url));
