import * as z from 'zod';
import { CardAnswer } from '../answer/card';
import { CommanderAnswer } from '../answer/commander';
import { IdentityAnswer } from '../answer/identity';
import { LegalityAnswer } from '../answer/legality';
import { PriceAnswer } from '../answer/price';
import { RecommendAnswer } from '../answer/recommend';
import { ReportAnswer } from '../answer/report';
import { SearchAnswer } from '../answer/search';
import { SlugAnswer } from '../answer/slug';
import { ListDocument } from '../list/list-document';

/** The shapes of JSON by the command that prints it; `list` is the format json of lists. */
const SHAPES = {
  slug: SlugAnswer,
  identity: IdentityAnswer,
  card: CardAnswer,
  commander: CommanderAnswer,
  legality: LegalityAnswer,
  recommend: RecommendAnswer,
  price: PriceAnswer,
  report: ReportAnswer,
  search: SearchAnswer,
  list: ListDocument,
} as const;

/** The JSON Schema of what a command prints by `--json`. */
export const jsonSchemaOf = (name: keyof typeof SHAPES): unknown => z.toJSONSchema(SHAPES[name]);
