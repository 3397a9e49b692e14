import { expect, it } from 'vitest';
import { findDeckPage } from './deck-page';

it.each([
  [
    'https://moxfield.com/decks/AbCdEf_123-xyz',
    { site: 'Moxfield', json: 'https://api2.moxfield.com/v3/decks/all/AbCdEf_123-xyz' },
  ],
  [
    'https://www.moxfield.com/decks/AbCdEf_123-xyz/primer?x=1#y',
    { site: 'Moxfield', json: 'https://api2.moxfield.com/v3/decks/all/AbCdEf_123-xyz' },
  ],
  ['https://moxfield.com/decks/public', undefined],
  ['https://moxfield.com/users/AbCdEf_123-xyz', undefined],
  [
    'https://archidekt.com/decks/123/bears',
    { site: 'Archidekt', json: 'https://archidekt.com/api/decks/123/' },
  ],
  ['https://archidekt.com/search/decks', undefined],
  ['https://moxfield.com.example/decks/AbCdEf_123-xyz', undefined],
])('%s', (url, page) => {
  expect(findDeckPage(new URL(url))).toEqual(page);
});
