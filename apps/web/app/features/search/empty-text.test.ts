import { expect, it } from 'vitest';
import { emptySearchText } from './empty-text';

it.each([
  ['xyzzy', 'No card, set or page matches “xyzzy”.'],
  ['  two words ', 'No card, set or page matches “two words”.'],
  ['a'.repeat(70), `No card, set or page matches “${'a'.repeat(60)} …”.`],
  ['t:creature', undefined],
  ['mv<=3 dragon', undefined],
])('says of the query %j: %s', (query, text) => expect(emptySearchText(query)).toBe(text));
