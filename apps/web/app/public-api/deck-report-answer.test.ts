import { expect, it } from 'vitest';
import { refuseDeck } from './deck-report-answer.server';

const error = {
  errors: ['Line 1: There is no card “Nobody”.'] as [string],
  notUnderstood: [{ line: 1, text: 'Nobody', message: 'There is no card “Nobody”.', suggestion: null }],
};

it('names a commander by its field, for no text has lines', () =>
  expect(refuseDeck(error, { commanders: ['Nobody'] }).error).toMatchObject({
    detail: 'There is no card “Nobody”.',
    errors: [{ field: 'commanders.0', message: 'There is no card “Nobody”.' }],
  }));

it('names the line of a text', () =>
  expect(refuseDeck(error, { list: 'Nobody' }).error).toMatchObject({
    detail: 'Line 1: There is no card “Nobody”.',
    errors: [{ field: 'list', message: 'Line 1: There is no card “Nobody”.' }],
  }));
