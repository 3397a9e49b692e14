import { memoize } from '@crownsmith/answers/snapshot';
import {
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
  type CallToolResult,
  type ReadResourceResult,
} from '@modelcontextprotocol/server';
import { Failure } from '../failure';
import type { CardSource } from '../source/card-source';
import { version } from '../version';
import { fitText } from './fit-text';
import { RESOURCES, type ResourceKind } from './resources';
import { TOOLS, type Answer } from './tools';

const ANNOTATIONS = {
  readOnlyHint: true,
  openWorldHint: false,
} as const;

const JSON_TYPE = 'application/json';

const readResource = async (
  uri: string,
  slug: unknown,
  { read }: ResourceKind,
  open: () => Promise<CardSource>,
): Promise<ReadResourceResult> => {
  try {
    const answer = await read(String(slug), await open());
    return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(answer) }] };
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'unavailable')
      throw new ResourceNotFoundError(uri, error.message);
    throw error;
  }
};

const respond = async (ask: () => Promise<Answer>): Promise<CallToolResult> => {
  try {
    const { texts, rest, value } = await ask();
    return {
      content: [
        ...texts.map((text) => ({ type: 'text', text }) as const),
        ...(rest === undefined
          ? []
          : [{ type: 'resource_link', uri: rest, name: rest, mimeType: JSON_TYPE } as const]),
      ],
      ...(value && { structuredContent: value }),
    };
  } catch (error) {
    if (error instanceof Failure)
      return { content: [{ type: 'text', text: fitText(error.message) }], isError: true };
    throw error;
  }
};

/**
 * A server of the Model Context Protocol with the functions of this package as tools, and cards and commanders as resources.
 * What cannot be answered is a result with `isError` that says what to do.
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
  for (const kind of RESOURCES) {
    const { name, title, description, template } = kind;
    // Tens of thousands: they are asked for by the addresses that tools answer.
    const addresses = new ResourceTemplate(template, { list: undefined });
    server.registerResource(name, addresses, { title, description, mimeType: JSON_TYPE }, (uri, { slug }) =>
      readResource(uri.href, slug, kind, source),
    );
  }
  return server;
};
