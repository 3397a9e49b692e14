import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** The parts of an OpenAPI document that a client needs to send requests and to check responses. */
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly style?: string;
  readonly example?: unknown;
}
export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object; readonly example: unknown }>>;
  };
  readonly responses: Readonly<
    Record<
      string,
      { readonly headers?: object; readonly content?: Readonly<Record<string, { readonly schema?: object }>> }
    >
  >;
}
export interface ApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface DocumentedOperation extends Operation {
  readonly path: string;
  readonly method: 'get' | 'post';
}

export const operationsOf = ({ paths }: ApiDocument): readonly DocumentedOperation[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      path,
      method: method === 'post' ? 'post' : 'get',
    })),
  );

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Writes a value of a parameter. Lone surrogates have no encoding. */
const writeValue = (value: unknown): string => toText(value).replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * The path and query of a request.
 * @param values by the name of a parameter; undefined ones are left out
 */
export const requestPath = (
  { path, parameters = [] }: Pick<DocumentedOperation, 'path' | 'parameters'>,
  values: Readonly<Record<string, unknown>>,
): string => {
  const search = new URLSearchParams();
  for (const { name, in: place } of parameters)
    if (place === 'query' && values[name] !== undefined)
      for (const item of [values[name]].flat()) search.append(name, writeValue(item));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(writeValue(values[name])),
  );
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
};

export const exampleValues = ({ parameters = [] }: Pick<Operation, 'parameters'>): Record<string, unknown> =>
  Object.fromEntries(parameters.map(({ name, example }) => [name, example]));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document with every object closed, so that a field that it does not describe is an error. */
const closeObjects = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closeObjects);
  if (!isRecord(value)) return value;
  const closed = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closeObjects(part)]));
  const isObjectSchema = value['type'] === 'object' && isRecord(value['properties']);
  return isObjectSchema && !('additionalProperties' in value)
    ? { ...closed, additionalProperties: false }
    : closed;
};

const escape = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** Checks responses against a document. */
export const createContract = (document: ApiDocument) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  formats(ajv);
  ajv.addSchema(closeObjects(document) as object, 'openapi', false, false);
  const validators = new Map<string, ValidateFunction>();

  const validatorOf = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#${encodeURI(pointer)}` });
    validators.set(pointer, known);
    return known;
  };

  return {
    /** What is wrong with a response; empty for one that the document describes. */
    findErrors: (
      { path, method, responses }: DocumentedOperation,
      {
        status,
        headers,
        text,
      }: { readonly status: number; readonly headers: Headers; readonly text: string },
    ): readonly string[] => {
      const response = responses[String(status)];
      if (!response) return [`Status ${status} is not in the document.`];
      const missing = Object.keys(response.headers ?? {}).filter((name) => !headers.has(name));
      if (missing.length > 0) return [`Headers are missing: ${missing.join(', ')}.`];
      const type = (headers.get('content-type') ?? '').split(';')[0] ?? '';
      if (!response.content) return text === '' ? [] : ['There is a body.'];
      if (!response.content[type]) return [`The type ${type} is not in the document.`];
      if (!response.content[type].schema || !/[/+]json$/.test(type)) return [];
      const validate = validatorOf(
        ['', 'paths', path, method, 'responses', String(status), 'content', type, 'schema']
          .map(escape)
          .join('/'),
      );
      if (validate(JSON.parse(text))) return [];
      return (validate.errors ?? []).map(({ instancePath, message, params }) =>
        [instancePath, message, JSON.stringify(params)].join(' '),
      );
    },
  };
};
