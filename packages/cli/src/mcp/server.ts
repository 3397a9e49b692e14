import { memoize } from '@crownsmith/answers/snapshot';
import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { Failure } from '../failure';
import type { CardSource } from '../source/card-source';
import { version } from '../version';
import { fitText } from './fit-text';
import { TOOLS, type Answer } from './tools';

const ANNOTATIONS = {
  readOnlyHint: true,
  openWorldHint: false,
} as const;

const respond = async (ask: () => Promise<Answer>): Promise<CallToolResult> => {
  try {
    const { texts, value } = await ask();
    return {
      content: texts.map((text) => ({ type: 'text', text })),
      ...(value && { structuredContent: value }),
    };
  } catch (error) {
    if (error instanceof Failure)
      return { content: [{ type: 'text', text: fitText(error.message) }], isError: true };
    throw error;
  }
};

/**
 * A server of the Model Context Protocol with the functions of this package as tools. What cannot be answered is a result
 * with `isError` that says what to do.
 */
export const createMcpServer = (open: () => Promise<CardSource>): McpServer => {
  const server = new McpServer({ name: 'crownsmith', version });
  const source = memoize(open);
  for (const { name, title, description, inputSchema, answer } of TOOLS)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema,
        annotations: ANNOTATIONS,
      },
      (input: unknown) => respond(() => answer(input, source)),
    );
  return server;
};
