import { MAX_PLAYTEST_TURNS, type PlaytestQuestion } from '@crownsmith/api-client';
import { isTag } from '@crownsmith/domain';

/** How a question is written. */
export const QUESTION_HELP = `Pass a question such as "3 mana on turn 2", "commander by turn 4", "2 ramp by turn 3" or "Sol Ring by turn 2", with a turn from 1 to ${MAX_PLAYTEST_TURNS}.`;

const QUESTION = /^(?:(\d{1,2}) )?(.+?) (?:on |by )?turn (\d{1,2})$/i;
const KINDS: Readonly<Record<string, PlaytestQuestion['ask']>> = {
  mana: 'mana',
  land: 'lands',
  lands: 'lands',
  commander: 'commander',
  colors: 'colors',
  colours: 'colors',
  win: 'win',
};

/** Parses a question as people write it; undefined for none. @example parseQuestion('3 mana on turn 2') // { ask: 'mana', at_least: 3, turn: 2 } */
export const parseQuestion = (text: string): PlaytestQuestion | undefined => {
  const [, least, what = '', last] = QUESTION.exec(text.trim().replaceAll(/\s+/g, ' ')) ?? [];
  const turn = Number(last);
  const atLeast = least === undefined ? 1 : Number(least);
  if (last === undefined || turn < 1 || turn > MAX_PLAYTEST_TURNS || atLeast < 1) return undefined;
  const word = what.toLowerCase();
  const ask = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  if (ask === 'mana' || ask === 'lands') return { ask, at_least: atLeast, turn };
  if (ask !== undefined) return { ask, turn };
  if (isTag(word)) return { ask: 'role', role: word, at_least: atLeast, turn };
  return { ask: 'cards', names: what.split(/ or /i), at_least: atLeast, turn };
};
