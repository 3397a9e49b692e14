import * as z from 'zod';
import { CardAnswer } from '../answer/card';
import { CommanderAnswer } from '../answer/commander';
import { IdentityAnswer } from '../answer/identity';
import { LegalityAnswer } from '../answer/legality';
import { PlaytestAnswer } from '../answer/playtest';
import { PriceAnswer } from '../answer/price';
import { RecommendAnswer } from '../answer/recommend';
import { ReportAnswer } from '../answer/report';
import { SearchAnswer } from '../answer/search';
import { SlugAnswer } from '../answer/slug';
import { ListDocument } from '../list/list-document';
import type { ShapeName } from './shape-names';

const SHAPES: Readonly<Record<ShapeName, z.ZodType>> = {
  slug: SlugAnswer,
  identity: IdentityAnswer,
  card: CardAnswer,
  commander: CommanderAnswer,
  legality: LegalityAnswer,
  recommend: RecommendAnswer,
  price: PriceAnswer,
  report: ReportAnswer,
  playtest: PlaytestAnswer,
  search: SearchAnswer,
  convert: ListDocument,
  export: ListDocument,
  list: ListDocument,
};

/** The JSON Schema of what a command prints by `--json`. */
export const jsonSchemaOf = (name: ShapeName): unknown => z.toJSONSchema(SHAPES[name]);
