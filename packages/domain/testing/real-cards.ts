import { readJsonLines, REAL_CARDS, realData } from '@crownsmith/real-data';
import { isLegality, type CardLayout, type Legality } from '../src/card/card';
import { identityOf, type ColorIdentity } from '../src/color/color-identity';
import { isColor } from '../src/color/color';
import { canBeCommander } from '../src/command-zone/command-zone';
import {
  NO_PARTNER,
  partnerAbilityOf,
  type PartnerAbility,
  type UnknownPartnerWording,
} from '../src/command-zone/partner-ability';

/** A card of the frozen bulk file, with the results of the domain's functions. */
export interface RealCard {
  readonly name: string;
  readonly typeLine: string;
  readonly layout: string;
  readonly manaCost: string | undefined;
  readonly manaValue: number;
  readonly text: string | undefined;
  readonly colorIdentity: ColorIdentity;
  readonly legality: Legality;
  readonly canBeCommander: boolean;
  readonly partner: PartnerAbility;
  readonly unknownPartner: UnknownPartnerWording | undefined;
}

interface RawFace {
  readonly name: string;
  readonly mana_cost?: string;
  readonly oracle_text?: string;
}

interface RawCard extends RawFace {
  readonly type_line: string;
  readonly layout: CardLayout;
  readonly cmc: number;
  readonly color_identity: readonly string[];
  readonly keywords?: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly legalities?: { readonly commander?: string };
  readonly card_faces?: readonly RawFace[];
}

const textOf = ({ oracle_text, card_faces }: RawCard): string | undefined => {
  const faces = card_faces?.flatMap((face) => face.oracle_text ?? []) ?? [];
  return oracle_text ?? (faces.length > 0 ? faces.join('\n//\n') : undefined);
};

const realCard = (raw: RawCard): RealCard => {
  const text = textOf(raw);
  const { name, type_line: typeLine, layout, keywords = [], power, toughness } = raw;
  const manaCost = raw.mana_cost ?? raw.card_faces?.map((face) => face.mana_cost ?? '').join(' // ');
  const partner = partnerAbilityOf({ name, typeLine, keywords, ...(text !== undefined && { text }) });
  const commander = raw.legalities?.commander;
  return {
    name,
    typeLine,
    layout,
    manaCost,
    manaValue: raw.cmc,
    text,
    colorIdentity: identityOf(raw.color_identity.filter(isColor)),
    legality: isLegality(commander) ? commander : 'unknown',
    canBeCommander: canBeCommander({ typeLine, layout, manaCost, keywords, text, power, toughness }),
    partner: partner.ok ? partner.value : NO_PARTNER,
    unknownPartner: partner.ok ? undefined : partner.error,
  };
};

const readRealCards = (path: string): readonly RealCard[] =>
  (readJsonLines(path) as readonly RawCard[]).map(realCard);

let cards: readonly RealCard[] | undefined;

/** The cards of the frozen bulk file, read once in a process; undefined if the file is missing. */
export const realCards = (): readonly RealCard[] | undefined => {
  const path = realData(REAL_CARDS);
  return path === undefined ? undefined : (cards ??= readRealCards(path));
};

/** Those of the frozen bulk file that sites have: no tokens and emblems, whose names are words of headings (`Lands`, `Companion`). */
export const realDeckCards = (): readonly RealCard[] | undefined =>
  realCards()?.filter(({ layout }) => !/token|emblem|art_series/.test(layout));
