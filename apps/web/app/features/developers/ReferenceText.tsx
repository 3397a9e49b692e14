import type { ReferenceBlock, ReferencePart } from './reference.server';

/** The anchors of exports by their names; a name that a text mentions links there. */
export type ReferenceAnchors = ReadonlyMap<string, string>;

interface PartsProps {
  readonly parts: readonly ReferencePart[];
  readonly anchors: ReferenceAnchors;
}

const Parts = ({ parts, anchors }: PartsProps) => (
  <>
    {parts.map(({ text, code }, at) => {
      if (!code) return text;
      const anchor = anchors.get(text);
      const content = <code key={at}>{text}</code>;
      return anchor === undefined ? (
        content
      ) : (
        <a key={at} href={`#${anchor}`}>
          {content}
        </a>
      );
    })}
  </>
);

interface Props {
  readonly blocks: readonly ReferenceBlock[];
  readonly anchors: ReferenceAnchors;
}

/** The text of a doc comment. */
export const ReferenceText = ({ blocks, anchors }: Props) => (
  <>
    {blocks.map((block, at) =>
      block.kind === 'paragraph' ? (
        <p key={at}>
          <Parts parts={block.parts} anchors={anchors} />
        </p>
      ) : (
        <ul key={at}>
          {block.items.map((parts, item) => (
            <li key={item}>
              <Parts parts={parts} anchors={anchors} />
            </li>
          ))}
        </ul>
      ),
    )}
  </>
);

/** A declaration in which the names of other exports are links. */
export const ReferenceCode = ({
  code,
  name,
  anchors,
}: {
  readonly code: string;
  /** what it declares, which is no link */
  readonly name: string;
  readonly anchors: ReferenceAnchors;
}) => (
  <pre>
    <code>
      {code.split(/\b([A-Z]\w+)\b/).map((text, at) => {
        const anchor = at % 2 === 1 && text !== name ? anchors.get(text) : undefined;
        return anchor === undefined ? (
          text
        ) : (
          <a key={at} href={`#${anchor}`}>
            {text}
          </a>
        );
      })}
    </code>
  </pre>
);
