import type { SearchError } from './search-error';
import { searchFieldName, type SearchField } from './search-field';
import type { SearchNode, SearchQuery, SearchTerm } from './search-query';

/** Fields that say something about the whole query. */
const SETTINGS = ['with', 'order', 'direction', 'unique'] as const satisfies readonly SearchField[];
type Setting = (typeof SETTINGS)[number];

const isSetting = (field: SearchField): field is Setting =>
  (SETTINGS as readonly SearchField[]).includes(field);

/** Figures that only exist among the decks of a commander. */
const NEEDS_COMMANDER: ReadonlySet<SearchField> = new Set(['synergy', 'lift']);

interface Lifted {
  readonly query: Omit<SearchQuery, 'isPlain'>;
  readonly errors: readonly SearchError[];
}

/**
 * Takes the settings out of a filter: they hold for all of it, so none may stand within `or` or behind `-`, and each may
 * stand once.
 */
export const liftSettings = (root: SearchNode | undefined): Lifted => {
  const settings = new Map<Setting, SearchTerm>();
  const errors: SearchError[] = [];
  const needing: SearchTerm[] = [];

  const report = ({ column, length }: SearchTerm, code: SearchError['code'], message: string): void =>
    void errors.push({ code, column, length, message });

  const set = (term: SearchTerm, field: Setting, isWhole: boolean): void => {
    const name = searchFieldName(field);
    if (!isWhole || term.operator !== ':')
      report(
        term,
        'misplaced',
        `“${name}:” holds for the whole search: it cannot be negated or one of several alternatives.`,
      );
    else if (settings.has(field)) report(term, 'repeated', `“${name}:” can stand once in a search.`);
    else settings.set(field, term);
  };

  const visit = (node: SearchNode, isWhole: boolean): SearchNode | undefined => {
    if (node.kind === 'term') {
      if (isSetting(node.field)) {
        set(node, node.field, isWhole);
        return undefined;
      }
      if (NEEDS_COMMANDER.has(node.field)) needing.push(node);
      return node;
    }
    if (node.kind === 'not') {
      const inner = visit(node.node, false);
      return inner && { kind: 'not', node: inner };
    }
    const nodes = node.nodes.flatMap((each) => visit(each, isWhole && node.kind === 'and') ?? []);
    return nodes.length > 1 ? { kind: node.kind, nodes } : nodes[0];
  };

  const filter = root && visit(root, true);
  const commander = settings.get('with');
  const order = settings.get('order');
  const isOrderedByCommander =
    order?.value.kind === 'choice' && (order.value.choice === 'synergy' || order.value.choice === 'lift');
  if (!commander) {
    for (const term of [...needing, ...(isOrderedByCommander ? [order] : [])])
      report(
        term,
        'needs-commander',
        'Synergy and lift are those with a commander: add one, as in “with:muldrotha”.',
      );
  }
  const direction = settings.get('direction');
  return {
    query: {
      ...(filter && { filter }),
      ...(commander && { with: commander }),
      ...(order && { order }),
      ...(direction && { direction }),
    },
    errors,
  };
};
