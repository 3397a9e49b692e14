import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod';

const Part = z.object({ text: z.string(), code: z.boolean().optional() });
const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), parts: z.array(Part) }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(Part)) }),
]);

const ReferenceExport = z.object({
  name: z.string(),
  kind: z.enum(['function', 'class', 'type', 'constant', 'schema']),
  /** the path to import it from */
  importFrom: z.string(),
  /** folder of its source; empty at the top */
  group: z.string(),
  /** its declaration, without the body of a function */
  code: z.string(),
  text: z.array(Block),
  parameters: z.array(z.object({ name: z.string(), text: z.array(Block) })),
  returns: z.array(Block),
  throws: z.array(Block),
  examples: z.array(z.string()),
});

const PackageReference = z.object({
  /** last part of its name, and of its page's path */
  name: z.string(),
  fullName: z.string(),
  version: z.string(),
  description: z.string(),
  /** packages to install beside it */
  peers: z.array(z.string()),
  /** a script that uses it */
  example: z.string(),
  exports: z.array(ReferenceExport),
});

export type ReferencePart = z.infer<typeof Part>;
export type ReferenceBlock = z.infer<typeof Block>;
export type ReferenceExport = z.infer<typeof ReferenceExport>;
export type PackageReference = z.infer<typeof PackageReference>;

const CompatibleApi = z.object({ title: z.string(), html: z.string() });

/** A page that is made of a document of docs/; its HTML has no title. */
export type CompatibleApi = z.infer<typeof CompatibleApi>;

/**
 * What the build of `tooling/reference` wrote, read once; undefined in a checkout that was not built: the development server
 * works without it.
 */
const generated = <T>(name: string, schema: z.ZodType<T>): (() => T | undefined) => {
  let content: T | undefined;
  return () => {
    if (content !== undefined) return content;
    const manifest = createRequire(import.meta.url).resolve('@crownsmith/reference/package.json');
    const file = join(dirname(manifest), 'dist', name);
    if (existsSync(file)) content = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return content;
  };
};

const readReferences = generated('reference.json', z.array(PackageReference));

/**
 * The reference of the public packages, generated from their doc comments. Empty in a checkout that was not built.
 * @throws ZodError if the file has another form
 */
export const packageReferences = (): readonly PackageReference[] => readReferences() ?? [];

/**
 * The documentation of compatible page JSON, docs/compatible-api.md. Undefined in a checkout that was not built.
 * @throws ZodError if the file has another form
 */
export const compatibleApi = generated('compatible-api.json', CompatibleApi);
