import { andList } from './rec-reasons';

/**
 * Says of a name that several cards bear which of them is counted.
 * @example alsoMeansText('Endurance', 'Endurance', ['Endure']) // '“Endurance” is read as Endurance. It also means Endure.'
 */
export const alsoMeansText = (name: string, card: string, others: readonly string[]): string =>
  `“${name}” is read as ${card}. It also means ${andList(others)}.`;
