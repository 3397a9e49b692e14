import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { API_ROUTE_IDS, type ApiRouteId } from '@crownsmith/api-client/v1';
import { createFolderSource } from '@crownsmith/answers/snapshot';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSnapshot } from '#app/snapshot/snapshot.server';
import { makeExamples, type ApiExample } from './examples.server';
import { makeOpenApiDocument, type OpenApiDocument } from './openapi.server';

let folder: string;
let examples: ReadonlyMap<ApiRouteId, ApiExample>;
let document: OpenApiDocument;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  await writeSnapshotFixture(folder);
  const source = createFolderSource(folder);
  const snapshot = await loadSnapshot({ source, version: 'fixture-0001', pageCacheBytes: 1e7 });
  examples = await makeExamples(snapshot, 'https://crownsmith.example');
  document = makeOpenApiDocument({ limit: 600, examples, origin: 'https://crownsmith.example' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const lintByRedocly = async (document: object): Promise<readonly string[]> => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config, absoluteRef: 'x.json' });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
};

/** Problems that begin with their severity: 0 is an error. */
const lintBySpectral = async (document: object): Promise<readonly string[]> => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] } as never);
  const problems = await linter.run(copy(document) as never);
  return problems.map(({ severity, code, path }) => `${severity} ${code}: ${path.join('.')}`);
};

describe('the OpenAPI document', () => {
  it('meets the recommended rules of Redocly', async () => {
    expect(await lintByRedocly(document)).toEqual([]);
  });

  it('meets the rules of Spectral for OpenAPI', async () => {
    const problems = await lintBySpectral(document);
    // Warnings: a summary says enough of some operations, and who runs a site is not known here.
    expect(problems.filter((text) => !/^1 (?:operation-description|info-contact):/.test(text))).toEqual([]);
  });

  it('closes what clients send, and leaves open what they receive', () => {
    const { LegalityRequest, Legality } = document.components.schemas;
    expect(LegalityRequest).toMatchObject({ additionalProperties: false });
    expect(JSON.stringify(Legality)).not.toContain('additionalProperties');
  });

  it('is refused by both where it is broken', async () => {
    const broken = { ...document, paths: { '/cards/{slug}': { get: { responses: { x: 1 } } } } };
    expect(await lintByRedocly(broken)).not.toEqual([]);
    expect(await lintBySpectral(broken)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^0 oas3-schema/)]),
    );
  });

  it('has an example of every route', () => {
    expect([...examples.keys()]).toEqual(API_ROUTE_IDS);
  });

  it('has no schema that nothing refers to, and describes every parameter', () => {
    const text = JSON.stringify(document);
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !text.includes(`"#/components/schemas/${name}"`),
    );
    expect(unused).toEqual([]);
    const parameters = Object.values(document.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap((operation) => (operation['parameters'] ?? []) as readonly { description?: string }[]);
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
  });
});

/** What TypeScript says of each of some programs that import the types of the document from `./api`. */
const compile = async (programs: readonly string[]): Promise<readonly (readonly string[])[]> => {
  await writeFile(join(folder, 'api.ts'), astToString(await openapiTypes(copy(document) as never)));
  const files = programs.map((_, at) => join(folder, `client-${at}.ts`));
  await Promise.all(files.map((file, at) => writeFile(file, programs[at] ?? '')));
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: [],
  });
  return files.map((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
};

describe('types made from the document', () => {
  it('compile against the answers of every route, and refuse other fields', async () => {
    const lines = [...examples].map(
      ([id, { answer }]) =>
        `export const ${id}: operations['${id}']['responses'][200]['content']['application/json'] = ${JSON.stringify(answer)};`,
    );
    const client = ["import type { operations } from './api';", ...lines].join('\n');
    const wrong =
      "import { card } from './client-0'; export const rank: string = card.rank; export const { nothing } = card;";
    const [errors, errorsOfWrong] = await compile([client, wrong]);
    expect(errors).toEqual([]);
    expect(errorsOfWrong).toHaveLength(2);
  });
});
