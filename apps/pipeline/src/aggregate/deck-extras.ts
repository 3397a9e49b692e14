import type { CountEngine } from '#src/counting/count-engine';
import { spreadByNumber } from './count-queries';

/** What is known of the counted decks besides their columns. */
export interface DeckExtras {
  /** by deck: copies of basic lands, those that its list omits included */
  readonly basics: Int32Array;
  /** cards that some of the counted formats ban, with the number of the format as in `DeckColumns` */
  readonly bans: readonly { readonly card: number; readonly format: number }[];
}

/** Reads them from the tables that `createScopeTables` made. */
export const readDeckExtras = async (engine: CountEngine, decks: number): Promise<DeckExtras> => {
  const [cards = new Int32Array(), formats = new Int32Array()] = await engine.readInts(
    `with numbered as (select format, ${engine.dialect.int('row_number() over (order by format) - 1')} as number from deck group by format)
    select card, number from ban join numbered using (format) order by card, number`,
    2,
  );
  return {
    basics: spreadByNumber(
      decks,
      await engine.readInts(
        `with held as (
          select d, copies from fact join card using (card) where basic = 1 union all select d, basics from missing)
        select d, ${engine.dialect.int('sum(copies)')} from held group by d`,
        2,
      ),
    ),
    bans: Array.from(cards, (card, row) => ({ card, format: formats[row] ?? 0 })),
  };
};
