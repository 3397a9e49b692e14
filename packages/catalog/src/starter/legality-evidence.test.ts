import { starterCard, starterCards } from './starter-cards';
import { decideLegality, makeSlug, type Card } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { collectLegalityEvidence } from './legality-evidence';

const [some] = starterCards();
if (some === undefined) throw new Error('no starter');
const card = (fields: Partial<Card>): Card => ({
  ...some,
  slug: makeSlug('Unknown to the Starter'),
  ...{ text: 'Words.', sets: ['eld'], releasedAt: '2019-10-04', legality: 'not_legal' },
  ...fields,
});
const legalities = (...cards: readonly Card[]) =>
  collectLegalityEvidence(cards.map((each) => ({ card: each, origin: 'imported', provided: {} }))).map(
    (evidence) => decideLegality(evidence).legality,
  );

describe('collectLegalityEvidence', () => {
  it('marks previewed cards of a set that is out as unknown, unless banned or legal', () => {
    expect(starterCard('Arcane Signet')?.sets).toContain('eld');
    expect(legalities(card({}), card({ legality: 'banned' }), card({ legality: 'legal' }))).toEqual([
      'unknown',
      'banned',
      'legal',
    ]);
  });
  it('leaves cards of older sets, and of sets that are not out yet, not legal', () => {
    const joke = card({ sets: ['ust'], releasedAt: '2017-12-08' });
    const next = card({ sets: ['zzz'], releasedAt: '2019-10-04' });
    expect(legalities(card({ releasedAt: '2019-08-01' }), joke, next)).toEqual([
      ...['not_legal', 'not_legal', 'not_legal'],
    ]);
  });
  it('calls a card that its file calls legal nowhere legal once most cards of its set are', () => {
    const stale = card({ sets: ['zzz'], releasedAt: '2025-11-21', nowhereLegalFrom: '2025-11-21' });
    const mate = card({ sets: ['zzz'], legality: 'legal' });
    const on = (today: string, ...others: readonly Card[]) => {
      const all = [stale, ...others].map(
        (each) => ({ card: each, origin: 'imported', provided: {} }) as const,
      );
      const [evidence] = collectLegalityEvidence(all, [], today);
      return evidence && decideLegality(evidence);
    };
    expect(on('2025-11-21', mate, mate)).toEqual({ legality: 'legal', reason: 'released' });
    expect(on('2025-11-20', mate, mate)?.legality).toBe('not_legal');
    expect(on('2025-11-21', mate)?.legality).toBe('not_legal');
    expect(on('2025-11-21', card({ sets: ['yyy'], legality: 'legal' }))?.legality).toBe('not_legal');
  });
  it('dates a card file by its full records alone', () => {
    const partial: Card = { ...card({ releasedAt: '2024-08-02', legality: 'legal' }) };
    const { text: _text, ...wordless } = partial;
    const byName = { ...partial, sets: [] };
    expect(legalities(card({}), wordless, byName)).toEqual(['unknown', 'legal', 'legal']);
  });
  it('applies bans and unbans that are newer than the card file, and none that are older', () => {
    const file = (newest: string) =>
      legalities(
        card({ releasedAt: newest, legality: 'legal' }),
        card({ slug: makeSlug('Jeweled Lotus'), legality: 'legal' }),
        card({ slug: makeSlug('Worldfire'), legality: 'banned' }),
        card({ slug: makeSlug('Hullbreacher'), legality: 'not_legal' }),
      ).slice(1);
    expect(file('2019-10-04')).toEqual(['banned', 'legal', 'banned']);
    expect(file('2022-09-30')).toEqual(['banned', 'banned', 'not_legal']);
    expect(file('2026-10-01')).toEqual(['legal', 'banned', 'not_legal']);
  });
  it('applies an announcement of the year before a card file, until a later file than the announcements', () => {
    const lutri = (newest: string) =>
      legalities(
        card({ releasedAt: newest, legality: 'legal' }),
        card({ slug: makeSlug('Lutri, the Spellchaser'), legality: 'banned' }),
      )[1];
    expect(['2026-01-23', '2026-11-13', '2026-12-04'].map(lutri)).toEqual(['legal', 'legal', 'banned']);
  });
  it('prefers the starter to an older card file', () => {
    const griselbrand = starterCard('Griselbrand');
    if (griselbrand === undefined) throw new Error('no Griselbrand');
    const file = (newest: string) =>
      legalities(card({ releasedAt: newest }), card({ ...griselbrand, legality: 'legal' }))[1];
    expect([file('2019-10-04'), file('2026-10-01')]).toEqual(['banned', 'legal']);
  });
});
