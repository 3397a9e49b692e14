import type { z } from 'zod';
import { PipelineError } from '#src/pipeline-error';

/**
 * The text of a snapshot file, validated against the schema of its readers.
 * @throws PipelineError 'bad-output' with the file and the field: a bug of this program
 */
export const validatedJson = <T>(schema: z.ZodType<T>, path: string, value: T): string => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return JSON.stringify(parsed.data);
  const issue = parsed.error.issues[0];
  throw new PipelineError(
    'bad-output',
    `${path} does not match its schema at ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}. Nothing was published.`,
  );
};
