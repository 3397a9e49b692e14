import * as z from 'zod';
import { readText } from '#src/input/read-text';
import type { Deals } from '#src/pages/browse/misc-data';
import { PipelineError } from '#src/pipeline-error';

const day = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
const Sale = z.strictObject({ start: day, end: day, percent: z.number().min(0).max(100) });

const DealsFile = z.strictObject({
  tcgplayerKickback: Sale.nullable().default(null),
  tcgplayerSale: Sale.nullable().default(null),
});

/** Reads a shop's kickback and sale from a JSON file. @throws PipelineError 'bad-input' for another file, or other fields */
export const readDeals = async (path: string): Promise<Deals> => {
  const text = await readText(path);
  try {
    return DealsFile.parse(JSON.parse(text));
  } catch (error) {
    throw new PipelineError(
      'bad-input',
      `${path} is not a deals file. It should contain tcgplayerKickback and tcgplayerSale, each null or with start and end, like 2026-11-27, and percent.`,
      { cause: error },
    );
  }
};
