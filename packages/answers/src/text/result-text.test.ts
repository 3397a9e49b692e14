import { describe, expect, it } from 'vitest';
import { cutLabel, pointsText, eventSizeText, rateRange, rateText } from './result-text';

describe('texts of results', () => {
  it('state rates with one decimal', () => {
    expect(rateText(0.5234)).toBe('52.3%');
    expect(rateRange({ low: 0.5, high: 0.55 })).toBe('50.0–55.0%');
  });

  it.each([
    [0.034, '+3.4'],
    [-0.034, '−3.4'],
    [-0.0002, '0.0'],
  ])('state a difference of %d as %s', (difference, text) => {
    expect(pointsText(difference)).toBe(text);
  });

  it('name sizes of events and what stands for a cut', () => {
    expect((['small', 'medium', 'large'] as const).map(eventSizeText)).toEqual([
      'up to 32 players',
      '33–128 players',
      'more than 128 players',
    ]);
    expect([0, 1, 2].map((stated) => cutLabel({ events: 2, events_with_cut: stated }))).toEqual([
      'Best eight',
      'Top cut or best eight',
      'Top cut',
    ]);
  });
});
