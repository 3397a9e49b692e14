import * as z from 'zod';

/** An absolute http(s) URL. */
export const webUrl = z.string().regex(/^https?:\/\/\S+$/, 'not an http(s) URL');

/** `YYYY-MM-DD`. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'not an ISO date');

/** A price as number or text; null or absent if there is none. */
export const price = z
  .union([z.string().regex(/^\d+(\.\d+)?$/, 'not a price'), z.number().nonnegative()])
  .transform(Number)
  .nullish();
