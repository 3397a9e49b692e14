import { COMMANDERS } from '../data/commanders';
import { namesOf } from './name-list';

/** A commander or pair of the sample decks. */
export interface CommandRow {
  readonly commanders: readonly string[];
  /** Keys, the usual one first. */
  readonly archetypes: readonly string[];
  /** Names of cards that belong to this commander, the surest first. */
  readonly signature: readonly string[];
}

const rows: readonly CommandRow[] = COMMANDERS.trim()
  .split('\n')
  .map((line) => {
    const [commanders = '', archetypes = '', signature = ''] = line.split('|');
    return {
      commanders: commanders.split(' + '),
      archetypes: archetypes.split(' '),
      signature: namesOf(signature),
    };
  });

/** Commanders and pairs of the sample decks, the most played first. */
export const commandRows = (): readonly CommandRow[] => rows;
