import { describe, expect, it } from 'vitest';
import { publicSourceName } from './public-source-name';

describe('the public name of a source', () => {
  it.each(['EDHTop16', 'edhtop16.com', 'Decks of St. Gallen', 'sample'])('is %s as it was given', (name) =>
    expect(publicSourceName(name)).toBe(name),
  );

  it.each([
    'decks.jsonl.gz',
    'Export.CSV',
    'backup.zip',
    'decks-of-ada/',
    '/home/ada/decks',
    'C:\\decks',
    ' ',
    '',
  ])('is none for %j, which is a file or a folder', (name) => expect(publicSourceName(name)).toBeUndefined());
});
