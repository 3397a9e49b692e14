import { DockerfileParser } from 'dockerfile-ast';

/**
 * @typedef {object} Step
 * @property {string} keyword in capitals
 * @property {number} line from 1
 * @property {string} text everything after the keyword and its flags, on one line
 * @property {readonly string[]} args the same, as words; of the JSON form its strings
 * @property {Readonly<Record<string, string>>} flags `--from=build` as `{ from: 'build' }`
 *
 * @typedef {object} Stage
 * @property {string} base image or stage that it begins with
 * @property {string | null} name
 * @property {readonly Step[]} steps all but FROM
 */

const readFlags = (instruction) =>
  Object.fromEntries((instruction.getFlags?.() ?? []).map((flag) => [flag.getName(), flag.getValue() ?? '']));

/** The strings of the JSON form (`["node", "x.js"]`), undefined for the shell form. */
const readJson = (text) => {
  if (!text.startsWith('[')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readStep = (instruction) => {
  const flags = readFlags(instruction);
  const raw = instruction.getArguments().map((argument) => argument.getValue());
  const whole = instruction.getArgumentsContent() ?? '';
  const text = Object.keys(flags).length > 0 ? whole.replace(/^(?:--\S+\s+)+/, '') : whole;
  return {
    keyword: instruction.getKeyword(),
    line: instruction.getRange().start.line + 1,
    text,
    args:
      readJson(text) ?? raw.filter((word) => !word.startsWith('--') || instruction.getKeyword() === 'RUN'),
    flags,
  };
};

/** The stages of a Dockerfile. @param {string} source @returns {readonly Stage[]} */
export const parseDockerfile = (source) => {
  const stages = [];
  for (const instruction of DockerfileParser.parse(source).getInstructions()) {
    if (instruction.getKeyword() === 'FROM')
      stages.push({ base: instruction.getImage(), name: instruction.getBuildStage(), steps: [] });
    else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`${instruction.getKeyword()} comes before FROM.`);
      stage.steps.push(readStep(instruction));
    }
  }
  return stages;
};

/** The command after HEALTHCHECK's CMD, as words. @param {Step} step @returns {readonly string[]} */
export const healthCommand = ({ text }) => {
  const words = readJson(text.replace(/^CMD\s+/, ''));
  if (!text.startsWith('CMD') || !words) throw new Error('HEALTHCHECK needs CMD ["program", "argument", …].');
  return words;
};
