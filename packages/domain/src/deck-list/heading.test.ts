import { describe, expect, it } from 'vitest';
import { HEADING_WORDS, parseHeading, parseZonePrefix, zoneOfWord } from './heading';

describe('headings', () => {
  it.each<[string, string | undefined]>([
    ['Deck', 'main'],
    ['Commander', 'commander'],
    ['COMMANDERS:', 'commander'],
    ['Commander (1)', 'commander'],
    ['// Commander', 'commander'],
    ['//Commander', 'commander'],
    ['# Commander', 'commander'],
    ['## Commanders (2)', 'commander'],
    ['[Commander]', 'commander'],
    ['**Commander**', 'commander'],
    ['== Commander ==', 'commander'],
    ['Command Zone', 'commander'],
    ['Companion', 'companion'],
    ['Sideboard', 'sideboard'],
    ['SIDEBOARD:', 'sideboard'],
    ['Sideboard (15)', 'sideboard'],
    ['//Sideboard', 'sideboard'],
    ['Sideboard: 15', 'sideboard'],
    ['Maybeboard', 'maybeboard'],
    ['# Considering', 'maybeboard'],
    ['Tokens', 'token'],
    ['Display Commander', 'token'],
    ['// Tokens & Extras', 'token'],
    ['Creatures (23)', 'main'],
    ['Creature [23]', 'main'],
    ['Lands: 36', 'main'],
    ['36 Lands', 'main'],
    ['// 5 Instants', 'main'],
    ['Main Deck', 'main'],
    ['~~Commander~~', 'commander'],
    ['Big Stompy Things (12)', 'title'],
    ['My Pile:', 'main'],
    ['# Card Advantage', 'main'],
    ['-- Ramp --', 'main'],
    ['the 99', 'main'],
    ['Signature Spell', 'main'],
    ['Hauptdeck', 'main'],
    ['デッキ', 'main'],
    ['統率者', 'commander'],
    ['Gefährte', 'companion'],
    ['Réserve', 'sideboard'],
    ['サイドボード', 'sideboard'],
    ['Name: My deck', 'note'],
    ['// NAME: My deck', 'note'],
    ['Deck: My deck', 'note'],
    ['https://example.com/deck/1', 'note'],
    ['Total: 100', 'note'],
    ['100 cards', 'note'],
    ['// I took this out because it is too slow for my table.', 'note'],
    ['// 1 Sol Ring', 'note'],
    ['-----', 'note'],
    ['=====', 'note'],
    ['________________', 'note'],
    ['//', 'note'],
    ['Sol Ring', undefined],
    ['1 Sol Ring', undefined],
    ['Commander Beacon', undefined],
    ['Deckhand', undefined],
    ['_____', undefined],
    ['Fire // Ice', undefined],
    ['Command Tower', undefined],
  ])('%s → %s', (text, expected) => {
    const heading = parseHeading(text);
    expect(heading?.kind === 'zone' ? heading.zone : heading?.kind).toBe(expected);
  });
  it('can be prefixes that state the zone of one line', () => {
    expect(parseZonePrefix('SB: 1 Opt')).toEqual({ zone: 'sideboard', length: 4 });
    expect([
      parseZonePrefix('Circle of Protection: Red'),
      parseZonePrefix('Sideboard: 15'),
      parseZonePrefix('Commander: (1)'),
    ]).toEqual([undefined, undefined, undefined]);
  });
  it('have distinct words', () => {
    expect(new Set(HEADING_WORDS).size).toBe(HEADING_WORDS.length);
    expect([zoneOfWord('Side-Board'), zoneOfWord('constructor')]).toEqual(['sideboard', undefined]);
  });
});
