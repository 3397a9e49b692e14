import { problemInfo, PROBLEM_NAMES } from '@crownsmith/api-client/v1';
import * as z from 'zod';
import type { OpenApiDocument } from '#app/public-api/openapi.server';
import type { ApiReference, FieldReference } from './api-reference';

const Schema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(Schema).optional(),
    items: Schema.optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
  }),
);
interface JsonSchema {
  readonly $ref?: string | undefined;
  readonly type?: string | string[] | undefined;
  readonly description?: string | undefined;
  readonly enum?: unknown[] | undefined;
  readonly anyOf?: JsonSchema[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly properties?: Record<string, JsonSchema> | undefined;
  readonly required?: string[] | undefined;
}

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        description: z.string().optional(),
        schema: Schema,
        example: z.unknown().optional(),
      }),
    )
    .default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: Schema, example: z.unknown().optional() })) })
    .optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      content: z
        .record(z.string(), z.object({ schema: Schema.optional(), example: z.unknown().optional() }))
        .optional(),
    }),
  ),
});
const Document = z.object({
  servers: z.array(z.object({ url: z.string() })).min(1),
  info: z.object({ description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});

const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** A type in words: `string`, `list of CardSummary`, `number or null`. */
const typeText = ({ $ref, type, enum: values, anyOf, items }: JsonSchema): string => {
  if ($ref !== undefined) return refName($ref);
  if (values) return values.map(String).join(', ');
  if (anyOf) return anyOf.map(typeText).join(' or ');
  if (items) return `list of ${typeText(items)}`;
  return [type ?? 'any'].flat().join(' or ');
};

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): readonly FieldReference[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeText(schema),
    required: required.includes(name),
    text: schema.description ?? '',
  }));

const writeValue = (value: unknown): string =>
  [value]
    .flat()
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .join('|');

/** The path and query of an example. */
const examplePath = (path: string, parameters: z.infer<typeof Operation>['parameters']): string => {
  const search = new URLSearchParams();
  let filled = path;
  for (const { name, in: place, example } of parameters) {
    if (place === 'path')
      filled = filled.replace(`{${name}}`, encodeURIComponent(writeValue(example ?? name)));
    else if (example !== undefined) search.set(name, writeValue(example));
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
};

const indent = (value: unknown): string => JSON.stringify(value, null, 2);

/** What the reference page of the API shows, from its document. */
export const makeApiReference = (document: OpenApiDocument): ApiReference => {
  const { servers, info, tags, paths, components } = Document.parse(document);
  const base = servers[0]?.url ?? '';
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId: id, parameters, requestBody, responses } = operation;
      const answer = responses['200']?.content?.['application/json'];
      const body = requestBody?.content['application/json'];
      return {
        id,
        tag: operation.tags[0] ?? '',
        method: method.toUpperCase(),
        path: `${base}${path}`,
        summary: operation.summary,
        description: operation.description,
        parameters: parameters.map(({ name, required, description, schema }) => ({
          name,
          type: typeText(schema),
          required,
          text: description ?? '',
        })),
        example: `${base}${examplePath(path, parameters)}`,
        body: body && indent(body.example),
        answerName: answer?.schema?.$ref === undefined ? undefined : refName(answer.schema.$ref),
        answer: answer?.example === undefined ? undefined : indent(answer.example),
        statuses: Object.entries(responses).map(([status, { description }]) => ({
          status,
          text: description,
        })),
      };
    }),
  );
  return {
    introduction: info.description.split('\n\n'),
    documentPath: `${base}/openapi.json`,
    groups: tags.map(({ name, description }) => ({
      name,
      description,
      operations: operations.filter(({ tag }) => tag === name),
    })),
    schemas: Object.entries(components.schemas).map(([name, schema]) => ({
      name,
      text: schema.description ?? '',
      fields: fieldsOf(schema),
    })),
    problems: PROBLEM_NAMES.map(problemInfo),
  };
};
