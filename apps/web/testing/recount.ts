// Recounts sentences of advice from the decks of a snapshot, by rules of their own: what tests and the bench of agreement compare with.
import type { FindReportCard, ListRequest, ReadDeck } from '@crownsmith/answers';
import {
  DECK_ATTRIBUTES_FILE,
  makeEngine,
  MODEL_FILE,
  openSnapshot,
  openSource,
  parseDeckFile,
  parseModelFile,
  readManifest,
  readRequired,
} from '@crownsmith/answers/snapshot';
import { recReason } from '@crownsmith/answers/text';
import { SnapshotPointer, type DeckReport, type RecsResponse } from '@crownsmith/api-client';
import { modelRequest } from '@crownsmith/deck-report';
import { slugOfCardUrl } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/snapshot.server';

type Model = Parameters<typeof makeEngine>[0];
type DeckAttributes = NonNullable<Parameters<typeof makeEngine>[1]>;

/** A number of decks of a sentence that the decks do not bear out. */
export interface WrongCount {
  readonly sentence: string;
  readonly stated: readonly [decks: number, of: number];
  readonly counted: readonly [decks: number, of: number];
}

const NO_CARD = 0xffff;
/** `16 of 250 similar decks`, with the card that they play where the sentence names it. */
const COUNTED =
  /([\d,]{1,12}) of ([\d,]{1,12}) similar (?:tournament )?decks?(?: play (.+?)(?=, [\d,]{1,12} (?:of|play) |[.;] |[.;]?$))?/g;
/** Of the same decks those that play another card: `, 3 play Manalith.` */
const FURTHER = /, ([\d,]{1,12}) play (.+?)(?=[.;] |[.;]?$)/g;

const numberOf = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

/** Makes the recount of the decks of a model. @param slugs its cards */
const makeRecount = (model: Model, attributes: DeckAttributes, slugs: readonly string[]) => {
  const indexOf = new Map(slugs.map((slug, card) => [slug, card]));
  const bans = new Set<string>();
  for (let i = 0; i < attributes.bans.length; i += 2)
    bans.add(`${attributes.bans[i] ?? 0} ${attributes.bans[i + 1] ?? 0}`);
  const zoneOf = (deck: number): number => model.zoneStarts.findLastIndex((start) => start <= deck);

  /** Of some decks those that play a card, and those that could. */
  const countOf = (decks: readonly number[], slug: string): readonly [number, number] => {
    const card = indexOf.get(slug) ?? -1;
    let [playing, potential] = [0, 0];
    for (const deck of decks) {
      const own = model.deckCards.subarray(model.deckStarts[deck], model.deckStarts[deck + 1]);
      if (own.includes(card)) {
        playing++;
        potential++;
        continue;
      }
      const zone = Math.min(zoneOf(deck), model.zoneStarts.length - 2);
      const leads = [...model.zoneCommanders.subarray(zone * 2, zone * 2 + 2)].filter(
        (lead) => lead !== NO_CARD,
      );
      const identity = leads.reduce((bits, lead) => bits | (model.cardIdentities[lead] ?? 0), 0);
      const day = attributes.deckDays[deck] ?? -1;
      const isOpen =
        ((model.cardIdentities[card] ?? 31) & ~identity) === 0 &&
        !leads.includes(card) &&
        (day < 0 || day >= (attributes.cardFirstDays[card] ?? -1)) &&
        !bans.has(`${card} ${attributes.deckFormats[deck] ?? 0}`);
      if (isOpen) potential++;
    }
    return [playing, potential];
  };

  return {
    countOf,
    /**
     * The counts of a sentence that are wrong.
     * @param slug the card that the sentence is about, where it names none
     * @param slugOfName finds the card that a sentence names
     */
    check: (
      sentence: string,
      decks: readonly number[],
      slug: string,
      slugOfName: (name: string) => string | undefined,
    ): readonly WrongCount[] => {
      const compare = (playing: string | undefined, of: string | undefined, named: string | undefined) => {
        const card = named === undefined || named === 'it' ? slug : (slugOfName(named) ?? slug);
        const stated = [numberOf(playing), numberOf(of)] as const;
        const counted = countOf(decks, card);
        return stated[0] === counted[0] && stated[1] === counted[1] ? [] : [{ sentence, stated, counted }];
      };
      const all = [...sentence.matchAll(COUNTED)];
      const of = all[0]?.[2];
      return [
        ...all.flatMap(([, playing, own, named]) => compare(playing, own, named)),
        ...(of === undefined
          ? []
          : [...sentence.matchAll(FURTHER)].flatMap(([, playing, named]) => compare(playing, of, named))),
      ];
    },
  };
};

/** The decks of a snapshot, opened to recount what is stated of them. */
export interface OpenDecks {
  readonly recount: ReturnType<typeof makeRecount>;
  /** numbers of the decks that a list is compared with */
  readonly similarTo: (deck: ReadDeck, find: FindReportCard) => readonly number[];
}

const MOST_SIMILAR = 250;

/** Opens the decks of the current snapshot of a folder. */
export const openDecks = async (folder: string): Promise<OpenDecks> => {
  const source = openSource(folder);
  const pointer = await source.read('current.json');
  if (pointer === 'unchanged') throw new Error('current.json: unchanged without a tag');
  const { version } = SnapshotPointer.parse(JSON.parse(new TextDecoder().decode(pointer.bytes)));
  const reader = await openSnapshot(source, version);
  const model = parseModelFile(version, await readRequired(reader, MODEL_FILE));
  const attributes = parseDeckFile(version, model, await readRequired(reader, DECK_ATTRIBUTES_FILE));
  const { formats } = await readManifest(reader);
  const engine = makeEngine(model, attributes, formats);
  const slugs = new TextDecoder('utf-16le').decode(model.slugs).split('\n');
  return {
    recount: makeRecount(model, attributes, slugs),
    similarTo: (deck, find) =>
      engine
        .similarDecks({ ...modelRequest(deck, engine, find), limit: MOST_SIMILAR })
        .map((one) => one.deck),
  };
};

/** The counts of similar decks, in the sentences of a report and of recommendations, that the decks do not bear out. */
export const wrongCounts = async (
  request: ListRequest,
  { report, recs }: { readonly report: DeckReport; readonly recs: RecsResponse | undefined },
  { recount, similarTo }: OpenDecks,
  snapshot: Pick<Snapshot, 'readDeck' | 'reportCards' | 'resolveCard'>,
): Promise<{ readonly checked: number; readonly wrong: readonly WrongCount[] }> => {
  const decks = similarTo(await snapshot.readDeck(request), await snapshot.reportCards());
  const slugOfName = (name: string): string | undefined => snapshot.resolveCard(name)?.sanitized;
  const slugOf = (url: string): string => slugOfCardUrl(url) ?? '';
  const sentences: readonly (readonly [sentence: string, slug: string])[] = [
    ...report.cuts.map((cut) => [cut.reason.message, slugOf(cut.url)] as const),
    ...report.swaps.map((swap) => [swap.reason.message, slugOf(swap.in.url)] as const),
    ...[...(recs?.inRecs ?? []), ...(recs?.outRecs ?? [])].map(
      (rec) =>
        [recReason(rec, report.commanders.length, recs?.compared_with) ?? '', slugOf(rec.url)] as const,
    ),
  ];
  const wrong = sentences.flatMap(([sentence, slug]) => recount.check(sentence, decks, slug, slugOfName));
  return { checked: sentences.filter(([sentence]) => /of [\d,]{1,12} similar/.test(sentence)).length, wrong };
};
