import * as z from 'zod';
import { CardShare } from '../api/card-share';
import { CardsResponse } from '../api/cards';
import { CommanderResponse } from '../api/commander';
import { DeckReport } from '../api/deck-report';
import { RecsResponse } from '../api/recs';
import { SavedListResponse, SavedListsResponse } from '../api/saved-lists';
import { WireCard } from '../card/wire-card';
import { MiscData } from '../snapshot/misc';
import { TypeaheadList } from '../snapshot/typeahead';
import type { ApiRoute } from '../v1/route';
import { API_ROUTE_IDS, API_ROUTES } from '../v1/routes';
import { apiSchemas } from '../v1/schemas';

/** The schemas of the responses that the client of the site reads, by their names. */
const CLIENT_SCHEMAS = {
  CardShare,
  CardsResponse,
  CommanderResponse,
  MiscData,
  RecsResponse,
  SavedListResponse,
  SavedListsResponse,
  TypeaheadList,
  WireCard,
} as const;

/** Every schema with a shape, by its name. */
export const SHAPED: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...Object.entries(CLIENT_SCHEMAS),
  ['DeckReport', DeckReport],
  ...[...apiSchemas()]
    .filter(([name]) => !/^Bulk|Request$/.test(name))
    .map(([name, schema]) => [Object.hasOwn(CLIENT_SCHEMAS, name) ? `Public${name}` : name, schema] as const),
]);

const LEFT_OUT = new Set(['description', 'propertyNames', '$schema', '$id', 'title']);

/** Writes a JSON Schema as a literal, references as names. */
const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value as Record<string, unknown>);
  const [, ref] = entries.find(([key]) => key === '$ref') ?? [];
  if (typeof ref === 'string') return ref;
  const fields = entries.flatMap(([key, part]) => {
    const isBound =
      (key === 'minimum' || key === 'maximum') && Math.abs(Number(part)) === Number.MAX_SAFE_INTEGER;
    const isOpen = key === 'additionalProperties' && typeof part !== 'object';
    const isOtherFormat = key === 'format' && part !== 'uri';
    if (LEFT_OUT.has(key) || isBound || isOpen || isOtherFormat) return [];
    const text =
      key === 'properties'
        ? `{ ${Object.entries(part as object)
            .map(([name, field]) => `${JSON.stringify(name)}: ${literal(field)}`)
            .join(', ')} }`
        : literal(part);
    return [`${key}: ${text}`];
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

const namesIn = (text: string, names: ReadonlySet<string>): readonly string[] =>
  [...text.replaceAll(/"[^"]*"/g, '').matchAll(/\b[A-Z]\w+/g)]
    .map(([name]) => name)
    .filter((name) => names.has(name));

/** The text of `shapes.ts`. */
export const shapesText = (): string => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of SHAPED) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => id, io: 'input' });
  const texts = new Map(Object.entries(schemas).map(([name, schema]) => [name, literal(schema)]));
  const names = new Set(texts.keys());
  const written = new Set<string>();
  const lines: string[] = [];
  const write = (name: string): void => {
    if (written.has(name)) return;
    written.add(name);
    const text = texts.get(name) ?? '';
    for (const other of namesIn(text, names)) write(other);
    lines.push(`export const ${name}: Shape = ${text};`);
  };
  for (const name of [...names].sort()) write(name);
  const calls = API_ROUTE_IDS.map((id) => {
    const { method, path, query, answer }: ApiRoute = API_ROUTES[id];
    const queryNames = JSON.stringify(Object.keys(query.shape));
    return `  ${id}: { method: '${method}', path: '${path}', query: ${queryNames}, answer: ${registry.get(answer)?.id} },`;
  });
  return [
    '// Made from the schemas by scripts/make-shapes.ts; do not edit.',
    "import type { Shape } from './shape';",
    '',
    ...lines,
    '',
    '/** How each route of the public API is called, and the shape of its answer. */',
    'export const CALLS = {',
    ...calls,
    '} as const;',
    '',
  ].join('\n');
};
