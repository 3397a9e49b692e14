import type { AtRule, Declaration, Plugin, Rule } from 'postcss';
import { atRule, rule } from 'postcss';
import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';

/** Where the colours of a mode hold: as the system and the attribute of the root select it; paper is light. */
const DARK_BY_SYSTEM = 'screen and (prefers-color-scheme: dark)';
const UNLESS_LIGHT = ":root:not([data-color-mode='light'])";
const DARK = ":root[data-color-mode='dark']";

const isLightDark = (node: Node): node is FunctionNode =>
  node.type === 'function' && node.value === 'light-dark';

/** A value with the first (0) or second (1) colour of each `light-dark(…)`. */
const ofMode = (value: string, mode: 0 | 1): string => {
  const parsed = parseValue(value);
  parsed.walk((node, index, siblings) => {
    if (!isLightDark(node)) return;
    const comma = node.nodes.findIndex(({ type, value: text }) => type === 'div' && text === ',');
    const colors = [node.nodes.slice(0, comma), node.nodes.slice(comma + 1)];
    siblings.splice(index, 1, {
      ...node,
      type: 'word',
      value: parseValue.stringify(colors[mode] ?? []),
    } as never);
  });
  return parseValue.stringify(parsed.nodes);
};

/**
 * Writes the tokens of `:root` that are `light-dark(…)` for browsers that do not know it: the light colours, and the dark ones
 * where the system or the root's attribute asks for them. Throws where another rule has one.
 */
export const colorModes = (): Plugin => ({
  postcssPlugin: 'crownsmith-color-modes',
  Once: (root) => {
    const dark: Declaration[] = [];
    let last: Rule | AtRule | undefined;
    root.walkDecls((declaration) => {
      if (!declaration.value.includes('light-dark(')) return;
      const { parent } = declaration;
      if (parent?.type !== 'rule' || parent.selector !== ':root' || parent.parent !== root)
        throw declaration.error('light-dark() is for tokens of :root only: give the colour a name there.');
      dark.push(declaration.clone({ value: ofMode(declaration.value, 1) }));
      declaration.value = ofMode(declaration.value, 0);
      last = parent;
    });
    if (last === undefined) return;
    const bySystem = atRule({ name: 'media', params: DARK_BY_SYSTEM });
    bySystem.append(rule({ selector: UNLESS_LIGHT, nodes: dark }));
    const chosen = rule({ selector: DARK, nodes: dark.map((declaration) => declaration.clone()) });
    const onScreen = atRule({ name: 'media', params: 'screen' });
    onScreen.append(chosen);
    root.insertAfter(last, onScreen);
    root.insertAfter(last, bySystem);
  },
});
