import { describe, expect, it } from 'vitest';
import { makePlace, parsePlace } from './copy-place';
import { ownCopies } from './owned-copies';
import { parseCollection } from './parse-collection';

describe('places', () => {
  it.each([
    ['Deck: Meren', 'deck', 'Meren'],
    ['deck:Kinnan, Bonder Prodigy', 'deck', 'Kinnan, Bonder Prodigy'],
    ['Lent to Anna', 'lent', 'Anna'],
    ['Ordered: Shop', 'on-its-way', 'Shop'],
    ['Wishlist', 'wished', ''],
    ['Binder: Deck: old', 'binder', 'Deck: old'],
    ['Deckbuilding', 'binder', 'Deckbuilding'],
    ['Deck:', 'binder', 'Deck:'],
  ] as const)('of %j', (text, kind, name) => {
    const place = parsePlace(text);
    expect(place).toEqual({ kind, name });
    expect(place && parsePlace(makePlace(place))).toEqual(place);
  });

  /** What programs write of a place, in the column that they have for it. */
  it.each([
    ['Binder Name,Binder Type,Name,Quantity', 'Meren,deck,Opt,1', { kind: 'deck', name: 'Meren' }],
    ['Binder Name,Binder Type,Name,Quantity', 'Wishlist,list,Opt,1', { kind: 'wished', name: '' }],
    ['Binder Name,Binder Type,Name,Quantity', 'Cube,list,Opt,1', { kind: 'wished', name: 'Cube' }],
    ['Count,Name,Alter,Proxy,Tags', '1,Opt,,,"red, Deck: Meren"', { kind: 'deck', name: 'Meren' }],
    [
      'Count,Name,Alter,Proxy,Tags',
      '1,Opt,,,"Deck: Kinnan, Prodigy"',
      { kind: 'deck', name: 'Kinnan, Prodigy' },
    ],
    ['Quantity,Name,Finish,Edition Code,Tags', '1,Opt,Normal,xln,Lent: Anna', { kind: 'lent', name: 'Anna' }],
    ['Folder Name,Quantity,Card Name', 'Deck: Meren,1,Opt', { kind: 'deck', name: 'Meren' }],
    ['Count,Tradelist Count,Name,Card Number,Tags', '1,0,Opt,,box', { kind: 'binder', name: 'box' }],
  ])('of the columns %s', (titles, row, place) =>
    expect(parseCollection(`${titles}\n${row}`).entries).toMatchObject([{ name: 'Opt', place }]),
  );

  it('that are wished are not owned', () => {
    const wished = { kind: 'wished', name: '' } as const;
    expect(ownCopies([{ count: 2, place: wished }, { count: 1 }])).toEqual({
      count: 1,
      foils: 0,
      copies: [{ count: 2, place: wished }],
    });
  });
});
