/** The names of the tools, in the order of the list; apart from the tools, for the help. */
export const TOOL_NAMES = [
  'card',
  'search_cards',
  'commander',
  'recommend',
  'legality',
  'deck_report',
  'playtest',
  'identity',
  'export',
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];
