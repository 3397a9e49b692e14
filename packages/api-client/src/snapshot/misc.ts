import * as z from 'zod';

/** A sale: its first and last day, and the percentage that applies between them. */
const Sale = z.object({ start: z.string(), end: z.string(), percent: z.number() });

/** `misc.json` */
export const MiscData = z.object({
  sets: z.array(z.object({ code: z.string(), name: z.string(), icon_svg_uri: z.string() })),
  themes: z.array(z.object({ key: z.string(), name: z.string() })),
  tribes: z.array(z.string()),
  tcgplayerKickback: Sale.nullable(),
  tcgplayerSale: Sale.nullable(),
});
export type MiscData = z.infer<typeof MiscData>;
