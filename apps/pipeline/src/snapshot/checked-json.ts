import type { z } from 'zod';
import { PipelineError } from '#src/pipeline-error';

/**
 * The text of a snapshot file, after it was checked against the schema that its readers use.
 * @throws PipelineError 'bad-output' that names the file and the field: a mistake of this program.
 */
export const checkedJson = <T>(schema: z.ZodType<T>, path: string, value: T): string => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return JSON.stringify(parsed.data);
  const issue = parsed.error.issues[0];
  throw new PipelineError(
    'bad-output',
    `${path} does not fit its schema at ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}. Nothing was published.`,
  );
};
