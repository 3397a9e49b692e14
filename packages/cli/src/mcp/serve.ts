import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { CardSource } from '../source/card-source';
import { createMcpServer } from './server';

/**
 * Serves the tools on standard input and output; resolves when the input has ended. Nothing but the protocol is written
 * to the output.
 * @param open opens the source of cards; called on the first use, and again after it failed
 */
export const serveMcp = async (open: () => Promise<CardSource>): Promise<void> => {
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve).once('close', resolve);
  });
  serveStdio(() => createMcpServer(open));
  await ended;
};
