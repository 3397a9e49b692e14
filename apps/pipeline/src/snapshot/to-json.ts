import type * as z from 'zod';
import { PipelineError } from '#src/pipeline-error';

/** Of the files of one schema, the first is validated, and then one of so many. */
const VALIDATE_EVERY = 64;

/** Makes the text of a snapshot file. @throws PipelineError 'bad-output' with the file and the field: a bug of this program */
export type ToJson = <T>(schema: z.ZodType<T>, path: string, value: T) => string;

/**
 * Makes texts of files. What a file holds was validated when it was read, and its type says its shape; what a type does not say
 * (a number that is not below 0, a slug) is checked on a sample of the files of each schema. Who reads a file validates it.
 */
export const makeToJson = (every = VALIDATE_EVERY): ToJson => {
  const written = new Map<z.ZodType, number>();
  return (schema, path, value) => {
    const before = written.get(schema) ?? 0;
    written.set(schema, before + 1);
    const issue = before % every === 0 ? schema.safeParse(value).error?.issues[0] : undefined;
    if (issue === undefined) return JSON.stringify(value);
    throw new PipelineError(
      'bad-output',
      `${path} does not match its schema at ${issue.path.join('.')}: ${issue.message}. Nothing was published.`,
    );
  };
};
