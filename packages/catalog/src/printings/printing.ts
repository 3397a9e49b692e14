import {
  FACE_SEPARATOR,
  FINISHES,
  type FinishPrices,
  type PricedPrinting,
  type PrintingFinish,
  type PrintingPrices,
} from '@crownsmith/domain';
import type { PrintingRecord, RecordPrices } from './printing-record.schema';
import { unplayableReason } from './unplayable';

/** A printing of a card, as a source has it. */
export interface Printing extends PricedPrinting {
  readonly id: string;
  /** of the card; absent where the source does not state it */
  readonly oracleId?: string;
  /** name of the card */
  readonly name: string;
  /** Scryfall's code of the language on it: `en`, `ja`, `zhs`, … */
  readonly language: string;
  /** Set code in lower case. */
  readonly set: string;
  readonly setName?: string;
  readonly number: string;
  /** ISO date. */
  readonly releasedAt?: string;
  readonly rarity?: string;
  /** Empty where neither record nor prices show them. */
  readonly finishes: readonly PrintingFinish[];
  /** Absolute URL of the front's picture. */
  readonly image?: string;
  /** The name that stands on it, names of faces joined by ` // `, where it is not the card's. */
  readonly printedName?: string;
}

/** A name that stands on a card. */
export interface PrintedName {
  readonly oracleId?: string;
  /** name of the card */
  readonly oracleName: string;
  /** Scryfall's code of the language; `en` for the names of reskins and digital renames */
  readonly language: string;
  readonly printedName: string;
}

/** Fields are set one by one: a spread for each of 100,000 records costs more than reading them. */
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

type Amount = RecordPrices['usd'];

/** Zero is no price: nothing costs nothing. */
const isPriced = (amount: Amount): amount is NonNullable<Amount> => amount != null && Number(amount) > 0;

/** Undefined without a price. */
const amounts = (nonfoil?: Amount, foil?: Amount, etched?: Amount): FinishPrices | undefined => {
  const found: Mutable<FinishPrices> = {};
  if (isPriced(nonfoil)) found.nonfoil = Number(nonfoil);
  if (isPriced(foil)) found.foil = Number(foil);
  if (isPriced(etched)) found.etched = Number(etched);
  return Object.keys(found).length > 0 ? found : undefined;
};

/** Scryfall's prices by shop and finish: USD from TCGplayer, EUR from Cardmarket, TIX from Cardhoarder. */
const pricesOf = ({ prices }: PrintingRecord): PrintingPrices => {
  const found: Mutable<PrintingPrices> = {};
  if (prices == null) return found;
  const tcgplayer = amounts(prices.usd, prices.usd_foil, prices.usd_etched);
  const cardmarket = amounts(prices.eur, prices.eur_foil, prices.eur_etched);
  const cardhoarder = amounts(prices.tix);
  if (tcgplayer) found.tcgplayer = tcgplayer;
  if (cardmarket) found.cardmarket = cardmarket;
  if (cardhoarder) found.cardhoarder = cardhoarder;
  return found;
};

/** All lists of finishes, by whether each is in it: most records share one, and a list for each of them costs time. */
const FINISH_LISTS: readonly (readonly PrintingFinish[])[] = Array.from(
  { length: 1 << FINISHES.length },
  (_, bits) => FINISHES.filter((_finish, at) => (bits >> at) & 1),
);

const bitOf = (finish: PrintingFinish, isThere: boolean): number =>
  isThere ? 1 << FINISHES.indexOf(finish) : 0;

const finishesOf = (
  { finishes }: PrintingRecord,
  { tcgplayer, cardmarket, cardhoarder }: PrintingPrices,
): readonly PrintingFinish[] => {
  let bits = 0;
  for (const finish of FINISHES)
    bits |= bitOf(
      finish,
      finishes == null
        ? (tcgplayer?.[finish] ?? cardmarket?.[finish] ?? cardhoarder?.[finish]) !== undefined
        : finishes.includes(finish),
    );
  return FINISH_LISTS[bits] ?? [];
};

/** A reversible card prints one card on both sides and may leave its facts to them. */
const isReversible = ({ layout }: PrintingRecord): boolean => layout === 'reversible_card';

const nameOf = (record: PrintingRecord): string => {
  const faces = record.card_faces ?? [];
  if (!isReversible(record) || faces.length === 0) return record.name;
  return [...new Set(faces.map(({ name }) => name))].join(FACE_SEPARATOR);
};

interface NamesOnCard {
  readonly flavor_name?: string | null | undefined;
  readonly printed_name?: string | null | undefined;
}

/** The name on an English card: of a reskin its flavor name. In other languages that is what the card is called in English. */
const nameOn = ({ flavor_name, printed_name }: NamesOnCard, isEnglish: boolean): string | undefined =>
  (isEnglish ? (flavor_name ?? printed_name) : (printed_name ?? flavor_name)) ?? undefined;

const printedNameOf = (record: PrintingRecord, name: string): string | undefined => {
  const isEnglish = (record.lang ?? 'en') === 'en';
  const faces = record.card_faces ?? [];
  const isOnFaces = faces.some((face) => nameOn(face, isEnglish) !== undefined);
  const printed = isOnFaces
    ? [...new Set(faces.map((face) => nameOn(face, isEnglish) ?? face.name))].join(FACE_SEPARATOR)
    : nameOn(record, isEnglish);
  const trimmed = printed?.trim();
  return trimmed === '' || trimmed === name ? undefined : trimmed;
};

/** The printing that a record shows. */
export const printingOf = (record: PrintingRecord): Printing => {
  const name = nameOf(record);
  const prices = pricesOf(record);
  const front = record.card_faces?.[0];
  const uris = record.image_uris ?? front?.image_uris;
  const { border_color, set, set_type, oversized, digital, games } = record;
  const unplayable = unplayableReason({ name, border_color, set, set_type, oversized, digital, games });
  const printing: Mutable<Printing> = {
    id: record.id,
    name,
    language: record.lang ?? 'en',
    set: record.set,
    number: record.collector_number,
    finishes: finishesOf(record, prices),
    prices,
  };
  const oracleId = record.oracle_id ?? front?.oracle_id;
  const image = uris?.normal ?? uris?.large;
  const printedName = printedNameOf(record, name);
  if (oracleId != null) printing.oracleId = oracleId;
  if (record.set_name != null) printing.setName = record.set_name;
  if (record.released_at != null) printing.releasedAt = record.released_at;
  if (record.rarity != null) printing.rarity = record.rarity;
  if (image != null) printing.image = image;
  if (printedName !== undefined) printing.printedName = printedName;
  if (unplayable !== undefined) printing.unplayable = unplayable;
  return printing;
};

/** The name that stands on a printing, where it is not the card's. */
export const nameOnPrinting = ({
  oracleId,
  name,
  language,
  printedName,
}: Printing): PrintedName | undefined =>
  printedName === undefined
    ? undefined
    : { ...(oracleId !== undefined && { oracleId }), oracleName: name, language, printedName };
