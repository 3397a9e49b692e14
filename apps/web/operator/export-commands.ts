import { resolve } from 'node:path';
import type { ExportHeader, ExportKind } from '@crownsmith/api-client';
import { OPERATOR, recordAudit } from '#app/accounts/audit/audit.server';
import { exportHandedIn } from '#app/accounts/handed-in/handed-in.server';
import { countVotes } from '#app/accounts/votes/votes.server';
import { writePrivateFile } from '#app/platform/write-file.server';
import { CommandError } from './command-error';
import type { OperatorContext } from './operator-context';

/** Writes lines below a header that announces how many there are; the file appears when it is complete. */
const writeExport = async (
  { documents, now }: OperatorContext,
  kind: ExportKind,
  lines: readonly unknown[],
  file: string,
): Promise<void> => {
  const at = now();
  const header: ExportHeader = {
    export: kind,
    version: 1,
    count: lines.length,
    exportedAt: new Date(at).toISOString(),
  };
  const text = [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
  try {
    await writePrivateFile(resolve(file), text);
  } catch (error) {
    throw new CommandError(
      `${file} could not be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const details = { lines: String(lines.length) };
  await recordAudit(documents, { at, actor: OPERATOR, action: 'export', subject: kind, details });
};

const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Exports the decks that people handed in. */
export const exportDecks = async (context: OperatorContext, file: string): Promise<readonly string[]> => {
  const { decks, leftOut } = await exportHandedIn(context.documents);
  await writeExport(context, 'handed-in', decks, file);
  return [
    `${countText(decks.length, 'deck')} written to ${file}.`,
    ...(leftOut === 0
      ? []
      : [`Left out, lists that have become no deck since they were handed in: ${leftOut}.`]),
  ];
};

/** Exports how many people voted what on each card. */
export const exportVotes = async (context: OperatorContext, file: string): Promise<readonly string[]> => {
  const cards = await countVotes(context.documents);
  await writeExport(context, 'salt-votes', cards, file);
  return [`Votes on ${countText(cards.length, 'card')} written to ${file}.`];
};
