import * as z from 'zod';
import { count } from '../snapshot/figures';

/** Entries of a page, by default and at most. */
export const PAGE_SIZE = { default: 50, max: 200 } as const;

/** Parameters of a list that comes in pages. */
export const pageParameters = {
  limit: z.int().min(1).max(PAGE_SIZE.max).default(PAGE_SIZE.default).describe('Entries of a page.'),
  cursor: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('`next` of the page before. It belongs to the same parameters and the same snapshot.'),
};

/** A page of a list. @param entry schema of an entry @param more further fields, the same on each page */
export const pageOf = <T extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(
  entry: T,
  more?: M,
) =>
  z.object({
    ...(more ?? ({} as M)),
    data: z.array(entry),
    total: count.describe('Entries on all pages.'),
    next: z.string().nullable().describe('The cursor of the next page; null on the last.'),
  });
