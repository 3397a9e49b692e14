/** Texts, one of which each match has; undefined where nothing is known. */
type Phrases = readonly string[] | undefined;

/** Shorter texts are in almost every rules text. */
const MIN_LENGTH = 3;

const shortest = (phrases: readonly string[]): number => Math.min(...phrases.map(({ length }) => length));

/** The more telling of two: longer texts are rarer. */
const better = (a: Phrases, b: Phrases): Phrases => {
  if (a === undefined || b === undefined) return a ?? b;
  return shortest(b) > shortest(a) ? b : a;
};

/** Reads the source of a regular expression from a place on. */
const makeReader = (source: string) => {
  let at = 0;
  /** Consumes a quantifier; whether what it belongs to may be missing. */
  const isOptional = (): boolean => {
    const [text = '', quantifier = ''] = /^(?:([?*+]|\{(\d+)(?:,\d*)?\})\??)?/.exec(source.slice(at)) ?? [];
    at += text.length;
    return quantifier === '?' || quantifier === '*' || quantifier.startsWith('{0');
  };
  const skipClass = (): void => {
    while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
    at += 1;
  };
  /** The literal character at the place, which is consumed; undefined for anything else, which is consumed, too. */
  const readCharacter = (): string | undefined => {
    const character = source[at] ?? '';
    at += 1;
    if (character === '\\') {
      const escaped = source[at] ?? '';
      at += 1;
      return /[a-z]/i.test(escaped) ? undefined : escaped;
    }
    if (character === '[') {
      skipClass();
      return undefined;
    }
    return '.^$'.includes(character) ? undefined : character;
  };
  const readGroup = (): Phrases => {
    const [kind = ''] = /^\((?:\?[:!=]|\?<[!=])?/.exec(source.slice(at)) ?? [];
    at += kind.length;
    const inside = readAlternatives();
    at += 1;
    const isLookaround = kind.endsWith('!') || kind.endsWith('=');
    return isOptional() || isLookaround ? undefined : inside;
  };
  const readSequence = (): Phrases => {
    let best: Phrases;
    let run = '';
    const endRun = (): void => {
      if (run.length >= MIN_LENGTH) best = better(best, [run]);
      run = '';
    };
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      if (source[at] === '(') {
        endRun();
        best = better(best, readGroup());
        continue;
      }
      const character = readCharacter();
      const before = at;
      const optional = isOptional();
      if (character === undefined || optional) endRun();
      else {
        run += character;
        if (at > before) endRun();
      }
    }
    endRun();
    return best;
  };
  const readAlternatives = (): Phrases => {
    const all: Phrases[] = [readSequence()];
    while (source[at] === '|') {
      at += 1;
      all.push(readSequence());
    }
    return all.includes(undefined) ? undefined : all.flatMap((phrases) => phrases ?? []);
  };
  return readAlternatives;
};

/**
 * Texts, one of which is in each text that an expression matches: to look for them takes a fraction of its time. Undefined where
 * the expression has none. It is read case-sensitively.
 * @example requiredPhrases(/\bwhenever [^.]*\bdies?\b|\bsacrifices? (?:a|an)\b/) // ['whenever ', 'sacrifice']
 */
export const requiredPhrases = ({ source }: RegExp): readonly string[] | undefined => makeReader(source)();
