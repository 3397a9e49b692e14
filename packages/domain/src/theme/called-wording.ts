/** Parts of an effect that say what it counts: these call for cards as conditions do. */
const COUNTED = /\b(?:for each|number of|each|another|other) [^.,:\n]*/g;
const QUOTED = /"[^"\n]*"/g;

const counted = (effect: string): string => (effect.match(COUNTED) ?? []).join('. ');

/** The condition of a trigger, the cost of an activated ability, or a whole sentence that is always true. */
const calledByAbility = (line: string): string => {
  const trigger =
    /^(?:[^."\n]{0,40} — )?(?:when(?:ever)?|at the beginning) [^,\n]*(?:(?:, [\w-]+){0,4},? (?:or|and) [^,\n]*)?/.exec(
      line,
    )?.[0];
  if (trigger !== undefined) return `${trigger}. ${counted(line.slice(trigger.length))}`;
  const colon = line.replace(QUOTED, (quoted) => ' '.repeat(quoted.length)).indexOf(':');
  return colon < 0 ? line : `${line.slice(0, colon)}. ${counted(line.slice(colon))}`;
};

/**
 * What the rules text of a commander calls for: conditions of its triggers, costs, what it counts, and what is always true. Effects
 * are left out: a commander that makes tokens whenever you gain life wants life.
 * @param wording as `rulesWording` makes it
 * @example calledWording('whenever you gain life, put a +1/+1 counter on ~.') // 'whenever you gain life. '
 */
export const calledWording = (wording: string): string =>
  wording
    .split('\n')
    .map((line) => calledByAbility(line.trim()))
    .join('\n');
