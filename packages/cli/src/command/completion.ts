import type { Command, Option } from 'commander';

/** Shells that `crownsmith completion` writes a script for. */
export const COMPLETION_SHELLS = ['bash', 'zsh', 'fish'] as const;
export type CompletionShell = (typeof COMPLETION_SHELLS)[number];

interface CompletedOption {
  /** as it is typed, dashes included: short and long */
  readonly names: readonly string[];
  readonly description: string;
  /** what a value may be; empty for any, undefined without a value */
  readonly values: readonly string[] | undefined;
}

interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** what its arguments may be; empty for any */
  readonly values: readonly string[];
}

const completedOption = ({
  short,
  long,
  description,
  argChoices,
  required,
  optional,
}: Option): CompletedOption => ({
  names: [short, long].filter((name) => name !== undefined),
  description,
  values: required || optional ? (argChoices ?? []) : undefined,
});

const completedCommand = (command: Command): Completed => ({
  name: command.name(),
  summary: command.summary() || command.description(),
  options: command.createHelp().visibleOptions(command).map(completedOption),
  values: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
});

/** Commands with what may follow them, as their help lists it. */
const completedCommands = (program: Command): readonly Completed[] => {
  const help = program.createHelp();
  const names = program.commands.map((command) => command.name());
  return help.visibleCommands(program).map((command) => ({
    ...completedCommand(command),
    ...(command.name() === 'help' && { values: names }),
  }));
};

const quote = (text: string): string => `'${text.replaceAll("'", '’')}'`;
const words = (texts: readonly string[]): string => quote(texts.join(' '));

const namesOf = (options: readonly CompletedOption[]): readonly string[] =>
  options.flatMap(({ names }) => names.at(-1) ?? []);

/** Options with the values of their kind, by the words after which they come: `convert:--to`. */
const valueCases = ({ name, options }: Completed): readonly string[] =>
  options.flatMap(({ names, values }) =>
    values === undefined
      ? []
      : `    ${names.map((option) => `${name}:${option}`).join('|')}) words=${words(values)} ;;`,
  );

/** Where nothing is known of a word, as of files and names, the words stay empty and the shell completes files. */
const bash = (program: Command): string => {
  const commands = completedCommands(program);
  return `_crownsmith() {
  local words= prefix= command="\${COMP_WORDS[1]}" current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then command=; before=; fi
  # --to=csv is three words in bash, one in zsh.
  case "$current" in
    =) current= ;;
    -*=*) before="\${current%%=*}"; prefix="$before="; current="\${current#*=}" ;;
    *) if [ "$before" = "=" ]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi ;;
  esac
  case "$command:$before" in
${commands.flatMap(valueCases).join('\n')}
    *) case "$command:$current" in
      :-*) words=${words(namesOf(completedCommand(program).options))} ;;
      :*) words=${words(commands.map(({ name }) => name))} ;;
${commands.map(({ name, options }) => `      ${name}:-*) words=${words(namesOf(options))} ;;`).join('\n')}
${commands.flatMap(({ name, values }) => (values.length > 0 ? `      ${name}:*) words=${words(values)} ;;` : [])).join('\n')}
    esac ;;
  esac
  COMPREPLY=($(compgen -P "$prefix" -W "$words" -- "$current"))
}
complete -o default -F _crownsmith crownsmith
`;
};

const fishOption = (condition: string, { names, description, values }: CompletedOption): string => {
  const flags = names.map((name) =>
    name.startsWith('--') ? ` -l ${name.slice(2)}` : ` -s ${name.slice(1)}`,
  );
  // -x takes one of the values, -r a value of any kind, as which files are offered.
  const value = values === undefined ? '' : values.length === 0 ? ' -r' : ` -x -a ${words(values)}`;
  return `complete -c crownsmith -n ${condition}${flags.join('')}${value} -d ${quote(description)}`;
};

const fish = (program: Command): string => {
  const commands = completedCommands(program);
  return [
    ...completedCommand(program).options.map((option) => fishOption('__fish_use_subcommand', option)),
    ...commands.flatMap(({ name, summary, options, values }) => {
      const condition = quote(`__fish_seen_subcommand_from ${name}`);
      return [
        `complete -c crownsmith -n __fish_use_subcommand -f -a ${name} -d ${quote(summary)}`,
        ...options.map((option) => fishOption(condition, option)),
        ...(values.length > 0 ? [`complete -c crownsmith -n ${condition} -f -a ${words(values)}`] : []),
      ];
    }),
  ]
    .map((line) => `${line}\n`)
    .join('');
};

/** The script by which a shell completes the commands of a program, their options, and the values of these. */
export const completionScript = (program: Command, shell: CompletionShell): string => {
  if (shell === 'fish') return fish(program);
  const zsh =
    '(( $+functions[compdef] )) || { autoload -Uz compinit && compinit -u; }\nautoload -Uz bashcompinit && bashcompinit\n';
  return shell === 'zsh' ? zsh + bash(program) : bash(program);
};
