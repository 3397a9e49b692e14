import { describe, expect, it } from 'vitest';
import { parseCardNames } from './parse-card-names';

describe('parseCardNames', () => {
  it.each([
    ['no names', [{ text: 'no names' }]],
    ['[[Sol Ring]]', [{ text: 'Sol Ring', name: 'Sol Ring' }]],
    [
      'a [[ Ach! Hans, Run! | him ]]b',
      [{ text: 'a ' }, { text: 'him', name: 'Ach! Hans, Run!' }, { text: 'b' }],
    ],
    ['[[A]][[B|]]', [{ text: 'A', name: 'A' }, { text: '[[B|]]' }]],
    ['[[ ]] [[]] [[a\nb]] [a] ]][[', [{ text: '[[ ]] [[]] [[a\nb]] [a] ]][[' }]],
    ['[[[Opt]]]', [{ text: '[' }, { text: 'Opt', name: 'Opt' }, { text: ']' }]],
    ['[[</script>🎲]]', [{ text: '</script>🎲', name: '</script>🎲' }]],
  ])('of %j', (text, parts) => expect(parseCardNames(text)).toEqual(parts));

  it('takes linear time', () => expect(parseCardNames('[['.repeat(50_000))).toHaveLength(1));
});
