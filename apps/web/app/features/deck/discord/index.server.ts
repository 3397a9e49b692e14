export { answerCommand, type CommandInput } from './answer-command.server';
export { COMMANDS } from './commands';
export { makeEmbed } from './embed';
