import { memoize } from '@crownsmith/answers/snapshot';
import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { Failure } from '../failure';
import type { CardSource } from '../source/card-source';
import { version } from '../version';
import { outlined } from './outline';
import { toolsOf, type Answer } from './tools';

const ANNOTATIONS = {
  readOnlyHint: true,
  openWorldHint: false,
} as const;

const respond = async (ask: () => Promise<Answer>): Promise<CallToolResult> => {
  try {
    const { text, value } = await ask();
    return { content: [{ type: 'text', text }], structuredContent: value };
  } catch (error) {
    if (error instanceof Failure) return { content: [{ type: 'text', text: error.message }], isError: true };
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
  for (const { name, title, description, inputSchema, outputSchema, answer } of toolsOf(source))
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema,
        outputSchema: outlined(outputSchema),
        annotations: ANNOTATIONS,
      },
      (input: unknown) => respond(() => answer(input)),
    );
  return server;
};
