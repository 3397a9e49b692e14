import type { Command } from 'commander';

/** Shells that `crownsmith completion` writes a script for. */
export const COMPLETION_SHELLS = ['bash', 'zsh', 'fish'] as const;
export type CompletionShell = (typeof COMPLETION_SHELLS)[number];

interface Completed {
  readonly name: string;
  readonly summary: string;
  /** options, and what its arguments may be */
  readonly words: readonly string[];
}

/** Commands with the words that may follow them, as their help lists them. */
const completedCommands = (program: Command): readonly Completed[] =>
  program.commands.map((command) => ({
    name: command.name(),
    summary: command.summary(),
    words: [
      ...command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
      ...command
        .createHelp()
        .visibleOptions(command)
        .flatMap(({ long }) => long ?? []),
    ],
  }));

const quote = (text: string): string => `'${text.replaceAll("'", '’')}'`;

const bash = (commands: readonly Completed[]): string => `_crownsmith() {
  local words
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${quote(commands.map(({ name }) => name).join(' '))}
  else
    case "\${COMP_WORDS[1]}" in
${commands.map(({ name, words }) => `      ${name}) words=${quote(words.join(' '))} ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _crownsmith crownsmith
`;

const fish = (commands: readonly Completed[]): string =>
  commands
    .flatMap(({ name, summary, words }) => [
      `complete -c crownsmith -n __fish_use_subcommand -f -a ${name} -d ${quote(summary)}`,
      `complete -c crownsmith -n '__fish_seen_subcommand_from ${name}' -a ${quote(words.join(' '))}`,
    ])
    .map((line) => `${line}\n`)
    .join('');

/** The script by which a shell completes the commands of a program and their options. */
export const completionScript = (program: Command, shell: CompletionShell): string => {
  const commands = completedCommands(program);
  if (shell === 'fish') return fish(commands);
  const script = bash(commands);
  return shell === 'bash' ? script : `autoload -U +X bashcompinit && bashcompinit\n${script}`;
};
