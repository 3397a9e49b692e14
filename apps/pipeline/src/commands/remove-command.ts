import type { Command } from 'commander';
import { removeDecks, type DeckSelection } from '#src/decks/remove-decks';
import { withStore } from '#src/store/store';
import type { CommandContext } from './command-context';
import { formatCount, formatNoun } from './number-text';

/** Adds `remove decks`. */
export const addRemoveCommand = (root: Command, context: CommandContext): void => {
  root
    .command('remove')
    .description('remove imported data')
    .command('decks')
    .description('remove the decks of a source, or a deck; the next publish no longer counts them')
    .option('--source <name>', 'source of the decks: what --source gave at the import, or the file or folder')
    .option('--deck <id>', 'id of the deck as its source names it; with --source only of that source')
    .action(async (selection: DeckSelection) => {
      const { removed, remaining } = await withStore(context.env, (store) => removeDecks(store, selection));
      context.print(`Removed ${formatNoun(removed, 'deck')}; ${formatCount(remaining)} remain.`);
    });
};
