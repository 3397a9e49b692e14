import { isSlug } from '@crownsmith/domain';

/** A change of a list: a card that goes out, one that comes in, or one for the other. Cards are slugs. */
export interface DeckChange {
  readonly out?: string | undefined;
  readonly in?: string | undefined;
}

/** Changes of a list at most. */
export const MAX_CHANGES = 100;

/** A change as text. @example makeChange({ out: 'opt', in: 'brainstorm' }) // 'opt>brainstorm' */
export const makeChange = ({ out = '', in: added = '' }: DeckChange): string => `${out}>${added}`;

/** Parses a change; undefined for any other text. @example parseChange('opt>') // { out: 'opt' } */
export const parseChange = (text: string): DeckChange | undefined => {
  const [out = '', added = '', ...more] = text.split('>');
  const isValid = (slug: string): boolean => slug === '' || isSlug(slug);
  if (more.length > 0 || !isValid(out) || !isValid(added) || (out === '' && added === '')) return undefined;
  return { ...(out !== '' && { out }), ...(added !== '' && { in: added }) };
};

/** Parses changes separated by spaces; what is none is left out. */
export const parseChanges = (text: string): readonly DeckChange[] =>
  text
    .split(/\s+/)
    .flatMap((part) => parseChange(part) ?? [])
    .slice(0, MAX_CHANGES);

/** Changes as text. @example makeChanges([{ out: 'opt' }, { in: 'shock' }]) // 'opt> >shock' */
export const makeChanges = (changes: readonly DeckChange[]): string => changes.map(makeChange).join(' ');
