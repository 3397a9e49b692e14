import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { isLegality, type CardLayout, type Legality } from '../src/card';
import { identityOf, type ColorIdentity } from '../src/color-identity';
import { isColor } from '../src/color';
import { canBeCommander } from '../src/command-zone';
import {
  NO_PARTNER,
  partnerAbilityOf,
  type PartnerAbility,
  type UnknownPartnerWording,
} from '../src/partner-ability';

const FOLDER =
  process.env['CROWNSMITH_REAL_DATA'] ?? fileURLToPath(new URL('../../../../shared/data', import.meta.url));

/**
 * Path of a file of real data, or undefined (and a line that says so) where it is not on this machine. The domain can't
 * ask test-support, which depends on the domain.
 */
const realFile = (file: string): string | undefined => {
  const path = join(FOLDER, file);
  if (existsSync(path)) return path;
  process.stderr.write(`skipped: no ${file} in ${FOLDER}\n`);
  return undefined;
};

/** A record of the frozen catalogue with what the domain's own functions say of it. */
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
  readonly legalities: { readonly commander?: string };
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
  const { commander } = raw.legalities;
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

/** Every record of the frozen bulk file, or undefined where it is not there. */
export const realCards = (): readonly RealCard[] | undefined => {
  const path = realFile('oracle-cards.json.gz');
  if (path === undefined) return undefined;
  return (JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as readonly RawCard[]).map(realCard);
};
