import * as z from 'zod';
import { WireCard } from '../card/wire-card';

/** `catalog.json`: every card once; lists refer to it by slug. */
export const Catalog = z.object({ cards: z.array(WireCard) });
