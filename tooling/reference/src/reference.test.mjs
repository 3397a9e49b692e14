import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { toBlocks } from './blocks.mjs';
import { describeDeclaration } from './declaration.mjs';
import { toPage } from './markdown.mjs';

describe('toBlocks', () => {
  const blocksOf = (text) => toBlocks([{ kind: 'text', text }]);

  it('cuts a comment into paragraphs with text and code', () =>
    expect(blocksOf('Reads\na `Card`.\n\nThen more.')).toEqual([
      { kind: 'paragraph', parts: [{ text: 'Reads a ' }, { text: 'Card', code: true }, { text: '.' }] },
      { kind: 'paragraph', parts: [{ text: 'Then more.' }] },
    ]));

  it('keeps the line before a list apart from its items', () =>
    expect(blocksOf('Why:\n- one\n  of two\n- `two`')).toEqual([
      { kind: 'paragraph', parts: [{ text: 'Why:' }] },
      { kind: 'list', items: [[{ text: 'one of two' }], [{ text: 'two', code: true }]] },
    ]));
});

describe('describeDeclaration', () => {
  const declarationOf = (code) => {
    const [statement] = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true).statements;
    return ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement;
  };

  it.each([
    ['export const f = <T>(a: T, b = 1): T => a;', 'f', 'function', 'f<T>(a: T, b = 1): T'],
    [
      'export async function* g(a: string): AsyncGenerator<string> { yield a; }',
      'g',
      'function',
      'async function* g(a: string): AsyncGenerator<string>',
    ],
    ['/** Names. */\nexport type A = string | number;', 'A', 'type', 'type A = string | number;'],
    ['export const S = z.object({ a: z.string() });', 'S', 'schema', 'const S = z.object({ a: z.string() })'],
    ['export const N: number = 20;', 'N', 'constant', 'const N: number = 20'],
    [
      'export class E extends Error { private secret = 1; readonly a = 2; run(b: string): void { this.secret = 2; } }',
      'E',
      'class',
      'class E extends Error {\n  readonly a = 2;\n  run(b: string): void;\n}',
    ],
  ])('shows %s without bodies', (code, name, kind, shown) =>
    expect(describeDeclaration(name, declarationOf(code))).toEqual({ kind, code: shown }),
  );
});

describe('toPage', () => {
  it('takes the title off, and gives headings anchors', () =>
    expect(toPage('# Title\n\nText.\n\n## What `/a` does')).toEqual({
      title: 'Title',
      html: '<p>Text.</p>\n<h2 id="what-a-does">What <code>/a</code> does</h2>\n',
    }));

  it('makes tables, and shows HTML as text', () => {
    const { html } = toPage('# T\n\n| a | b |\n|---|---|\n| `x` | <b>y</b> |');
    expect(html).toContain('<th>a</th>');
    expect(html).toContain('<td><code>x</code></td>\n<td>&lt;b&gt;y&lt;/b&gt;</td>');
  });

  it('takes no document without a title', () =>
    expect(() => toPage('Text.')).toThrow('begins with its title'));
});
