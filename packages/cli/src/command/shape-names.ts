/**
 * The shapes of JSON by the command that prints it, `convert` and `export` in the format json of lists, which is `list`; apart
 * from the shapes, for the help.
 */
export const SHAPE_NAMES = [
  'search',
  'report',
  'playtest',
  'legality',
  'convert',
  'export',
  'price',
  'recommend',
  'identity',
  'slug',
  'card',
  'commander',
  'list',
] as const;
export type ShapeName = (typeof SHAPE_NAMES)[number];
