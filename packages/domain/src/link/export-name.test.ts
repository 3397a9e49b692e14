import { describe, expect, it } from 'vitest';
import { exportName } from './export-name';

describe('exportName', () => {
  it.each([
    ['Delver of Secrets // Insectile Aberration', 'transform', 'Delver of Secrets'],
    ['Bonecrusher Giant // Stomp', 'adventure', 'Bonecrusher Giant'],
    ["Emeria's Call // Emeria, Shattered Skyclave", 'modal_dfc', "Emeria's Call"],
    ["Erayo, Soratami Ascendant // Erayo's Essence", 'flip', 'Erayo, Soratami Ascendant'],
    ['Fire // Ice', 'split', 'Fire // Ice'],
    ['Sol Ring', 'normal', 'Sol Ring'],
    ['SP//dr, Piloted by Peni', 'normal', 'SP//dr, Piloted by Peni'],
  ])('%s (%s) is exported as %s', (name, layout, exported) =>
    expect(exportName(name, layout)).toBe(exported),
  );
});
