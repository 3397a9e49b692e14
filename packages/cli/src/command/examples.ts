/** A shell command with what it prints; tests run every one as it is printed in the help. */
export interface Example {
  readonly command: string;
  readonly output: string;
  /** 0 by default */
  readonly exitCode?: number;
}

const indent = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');

/** The part of a help text with examples. */
export const examplesText = (examples: readonly Example[]): string => {
  const shown = examples.map(({ command, output, exitCode = 0 }) => {
    const code = exitCode === 0 ? '' : `\n(exit code ${exitCode})`;
    return indent(`$ ${command}\n${output}${code}`);
  });
  return `\nExamples:\n${shown.join('\n\n')}`;
};

/** Examples by command. They use the starter catalogue. */
export const EXAMPLES = {
  slug: [
    { command: `crownsmith slug "Lim-Dûl's Vault" "Fire // Ice"`, output: 'lim-duls-vault\nfire-ice' },
    {
      command: `crownsmith slug --pair "Tymna the Weaver" "Thrasios, Triton Hero"`,
      output: 'thrasios-triton-hero-tymna-the-weaver',
    },
  ],
  identity: [
    { command: `crownsmith identity "Atraxa, Praetors' Voice"`, output: 'WUBG  Witch-Maw' },
    {
      command: `printf '1 Edgar Markov *CMDR*\\n1 Sol Ring\\n' | crownsmith identity`,
      output: 'WBR  Mardu',
    },
  ],
  legality: [
    {
      command: `printf 'Commander\\n1 Krenko, Mob Boss\\n\\nDeck\\n98 Mountain\\n1 Counterspell\\n' | crownsmith legality`,
      output:
        'Not legal in Commander: 1 violation\nKrenko, Mob Boss (R), 100 cards\nline 6: Counterspell is outside the deck’s colour identity (blue). Remove the card, or choose a commander of its colours.\nRules of 2026-09-25; the starter catalogue of 2026-08-24.',
      exitCode: 1,
    },
    {
      command: `crownsmith legality --entry "1 Krenko, Mob Boss *CMDR*" --entry "99 Mountain" --json | head -2`,
      output: '{\n  "legal": true,',
    },
  ],
  report: [
    {
      command: `printf 'Commander\\n1 Krenko, Mob Boss\\n\\nDeck\\n98 Mountain\\n1 Counterspell\\n' | crownsmith report | head -2`,
      output: 'Krenko, Mob Boss, 100 cards: not legal, 1 violation\nBracket 1, Exhibition (an estimate)',
    },
    {
      command: `crownsmith report --entry "1 Krenko, Mob Boss *CMDR*" --entry "99 Mountain" --json | grep '"legal"'`,
      output: '    "legal": true,',
    },
    {
      command: `printf '1 Sol Rign\\n' | crownsmith report`,
      output: 'crownsmith: Line 1: There is no card “Sol Rign”.',
      exitCode: 1,
    },
  ],
  playtest: [
    {
      command: `printf 'Commander\\n1 Krenko, Mob Boss\\n\\nDeck\\n99 Mountain\\n' | crownsmith playtest --games 100 --ask "4 mana on turn 4" | grep mana`,
      output:
        'turn    mana  colours  commander  nothing cast  could win\nAt least 4 mana on turn 4: in 100% (96–100%) of games.',
    },
    {
      command: `crownsmith playtest --entry "1 Krenko, Mob Boss *CMDR*" --entry "99 Mountain" --games 10 --seed 7 --json | head -4`,
      output: '{\n  "num_cards": 100,\n  "games": 10,\n  "seed": 7,',
    },
    {
      command: `crownsmith playtest --entry "99 Mountain" --ask "luck"`,
      output:
        'crownsmith: option \'--ask <question>\' argument \'luck\' is invalid. Pass a question such as "3 mana on turn 2", "commander by turn 4", "2 ramp by turn 3" or "Sol Ring by turn 2", with a turn from 1 to 12.\n(crownsmith --help lists the commands, crownsmith <command> --help its options)',
      exitCode: 2,
    },
  ],
  convert: [
    {
      command: `printf '1 Edgar Markov (C17) 36 *F* *CMDR*\\n1x Sol Ring\\n' | crownsmith convert --to archidekt`,
      output: '1x Edgar Markov (c17) 36 *F* [Commander{top}]\n1x Sol Ring',
    },
    {
      command: `printf '2 Opt\\n0 Swamp\\n' | crownsmith convert --to csv --skip-invalid 2>/dev/null`,
      output: 'Count,Name,Set code,Collector number,Finish,Board\n2,Opt,,,,main',
    },
  ],
  export: [
    {
      command: `printf '1 edgar markov *CMDR*\\n1 sol ring\\n' | crownsmith export --to moxfield`,
      output: 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring',
    },
    {
      command: `crownsmith export --entry "4 sol ring" --to cardkingdom-link`,
      output: 'https://www.cardkingdom.com/builder?c=4%20Sol%20Ring',
    },
  ],
  recommend: [
    {
      command: `crownsmith recommend --commander "Edgar Markov" --no-list`,
      output:
        'crownsmith: There are no decks in the starter catalogue of 2026-08-24. Name a site by --host, or a snapshot by --snapshot.',
      exitCode: 2,
    },
  ],
  card: [
    {
      command: `crownsmith card "sol ring" --json | grep '"name"'`,
      output: '    "name": "Sol Ring",',
    },
    {
      command: `crownsmith card "Sol Rign"`,
      output:
        'crownsmith: “Sol Rign”: no such card in the starter catalogue of 2026-08-24. It has well-known cards only: name a --host, a --snapshot or a card file (--cards).',
      exitCode: 1,
    },
  ],
  search: [
    {
      command: `crownsmith search "t:vampire t:legendary mv<=6 id<=mardu" | grep Edgar`,
      output: 'Edgar Markov',
    },
    {
      command: `crownsmith search "t:elf tpye:elf"`,
      output: 'crownsmith: Column 7: “tpye” is no field; did you mean “type”?',
      exitCode: 2,
    },
  ],
  commander: [
    {
      command: `crownsmith commander "Edgar Markov" --snapshot ./nowhere`,
      output:
        'crownsmith: There is no snapshot at ./nowhere: it has no current.json. Pass the folder or address with that file.',
      exitCode: 3,
    },
  ],
  price: [
    {
      command: `printf '1 Sol Ring\\n4 Island\\n' | crownsmith price --source cardkingdom`,
      output: 'Card Kingdom: $2.50\nEstimates; the starter catalogue of 2026-08-24.',
    },
  ],
  completion: [
    {
      command: `crownsmith completion bash | tail -1`,
      output: 'complete -o default -F _crownsmith crownsmith',
    },
  ],
  schema: [
    {
      command: `crownsmith schema slug | grep -c '"slug"'`,
      output: '2',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Example[]>>;
