import { makeSlug } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { latestBan } from './duel-bans';

describe('latestBan', () => {
  it.each([
    ['duel', "Thassa's Oracle", '2020-02-28'],
    ['duel', 'Ragavan, Nimble Pilferer', '2022-05-30'],
    ['duel', "Sensei's Divining Top", '2015-10-02'],
    ['duel', 'Grizzly Bears', undefined],
    ['predh', "Thassa's Oracle", undefined],
  ])('knows since when %s bans %s', (format, name, day) =>
    expect(latestBan(format, makeSlug(name))).toBe(day),
  );
});
