import {
  commandersFirst,
  groupBy,
  inGroups,
  join,
  plain,
  shuffle,
  total,
  withHeadings,
  type Notation,
  type SampleDeck,
  type WriteEntry,
} from './notation';

const arena: WriteEntry = ({ count, name, set, number }) => `${count} ${name} (${set}) ${number}`;
const moxfield: WriteEntry = (entry, at) => `${arena(entry, at)}${entry.isFoil ? ' *F*' : ''}`;
const times: WriteEntry = ({ count, name }) => `${count}x ${name}`;

const archidekt =
  (isCommander: boolean): WriteEntry =>
  (entry) =>
    `${entry.count}x ${entry.name} (${entry.set.toLowerCase()}) ${entry.number}${entry.isFoil ? ' *F*' : ''} [${isCommander ? 'Commander{top}' : entry.category}] ^${entry.isFoil ? 'Have,#37d67a' : "Don't Have,#f47373"}^`;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('"', '&quot;');

const cod = ({ commanders, main }: SampleDeck): string => {
  const card: WriteEntry = ({ count, name }) => `        <card number="${count}" name="${escapeXml(name)}"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_deck version="1">\n    <deckname>Mine</deckname>\n    <comments></comments>\n    <zone name="main">\n${join(main, card)}\n    </zone>\n    <zone name="side">\n${join(commanders, card)}\n    </zone>\n</cockatrice_deck>\n`;
};

const dek = ({ commanders, main }: SampleDeck): string => {
  const card =
    (side: boolean): WriteEntry =>
    ({ count, name }, at) =>
      `  <Cards CatID="${40000 + at}" Quantity="${count}" Sideboard="${side}" Name="${escapeXml(name.replaceAll(' // ', '/'))}" Annotation="0" />`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">\n  <NetDeckID>0</NetDeckID>\n  <PreconstructedDeckID>0</PreconstructedDeckID>\n${join(main, card(false))}\n${join(commanders, card(true))}\n</Deck>`;
};

const octgn = ({ commanders, main }: SampleDeck): string => {
  const card: WriteEntry = ({ count, name }, at) =>
    `    <card qty="${count}" id="3fb9c1f0-0000-0000-0000-${String(at).padStart(12, '0')}">${escapeXml(name)}</card>`;
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck game="a6c8d2e8-7cd8-11dd-8f94-e62b56d89593">\n  <section name="Main">\n${join(main, card)}\n  </section>\n  <section name="Command Zone">\n${join(commanders, card)}\n  </section>\n  <section name="Sideboard" />\n</deck>`;
};

const lackey = ({ commanders, main }: SampleDeck): string => {
  const cards = (entries: SampleDeck['main']): string =>
    entries
      .flatMap(({ count, name, set }) =>
        Array.from(
          { length: count },
          () => `<card><name id="x">${escapeXml(name)}</name><set>${set}</set></card>`,
        ),
      )
      .join('\n');
  return `<?xml version="1.0"?>\n<deck version="0.8">\n<meta>\n<game>magic</game>\n</meta>\n<superzone name="Deck">\n${cards(main)}\n</superzone>\n<superzone name="Command Zone">\n${cards(commanders)}\n</superzone>\n</deck>\n`;
};

const deckedBuilder =
  (hasPlainLines: boolean) =>
  ({ commanders, main }: SampleDeck): string => {
    const card =
      (place: string): WriteEntry =>
      ({ count, name }, at) =>
        `///mvid:${2000 + at} qty:${count} name:${name} loc:${place}${hasPlainLines ? `\n${place === 'SB' ? 'SB: ' : ''}${count} ${name}` : ''}`;
    return `${join(main, card('Deck'))}\n${join(commanders, card('SB'))}`;
  };

const goldfish: WriteEntry = ({ count, name, set, number, isFoil }) =>
  `${count} ${name} <${number}> [${set}]${isFoil ? ' (F)' : ''}`;

const byType = (
  deck: SampleDeck,
  title: (type: string, count: number) => string,
  write: WriteEntry,
): string => inGroups(deck.main, ({ type }) => type, title, write);

const plural = (type: string): string => (type === 'Sorcery' ? 'Sorceries' : `${type}s`);

const OUTSIDE = '1 Counterspell\n2 Llanowar Elves';

/** Text that programs and sites export. */
export const PROGRAM_NOTATIONS: readonly Notation[] = [
  { name: 'Moxfield, text', write: commandersFirst(plain) },
  {
    name: 'Moxfield, export',
    write: (deck) => `${commandersFirst(moxfield)(deck)}\n\nSIDEBOARD:\n${OUTSIDE}`,
  },
  {
    name: 'Moxfield, tags',
    write: (deck) =>
      `${join(deck.commanders, moxfield)}\n\n${join(deck.main, (entry, at) => `${moxfield(entry, at)} #${entry.category} #!Staple`)}`,
  },
  { name: 'Arena', write: withHeadings(arena) },
  {
    name: 'Arena, with a name',
    write: (deck) => `About\nName Best of All\n\n${withHeadings(arena)(deck)}\n\nSideboard\n${OUTSIDE}`,
  },
  {
    name: 'Magic Online, text',
    write: (deck) => `${join(deck.main, plain).replaceAll(' // ', '/')}\n\n${join(deck.commanders, plain)}`,
  },
  {
    name: 'Magic Online, sideboard',
    write: (deck) => `${join(deck.main, plain)}\n\nSIDEBOARD:\n${join(deck.commanders, plain)}`,
  },
  { name: 'Magic Online, .dek', write: dek },
  {
    name: 'Archidekt, text',
    write: (deck) =>
      `${join(deck.commanders, archidekt(true))}\n${join(shuffle(deck.main), archidekt(false))}\n1x Counterspell (ice) 64 [Maybeboard{noDeck}{noPrice},Removal]`,
  },
  {
    name: 'Archidekt, by headings of one’s own',
    write: (deck) =>
      `Commander\n${join(deck.commanders, times)}\n\n${inGroups(
        deck.main,
        ({ category }) => category,
        (key) => key,
        times,
      )}\n\nMaybeboard\n1x Counterspell`,
  },
  {
    name: 'Archidekt, by headings of one’s own, with counts',
    write: (deck) =>
      `Commander (${deck.commanders.length})\n${join(deck.commanders, times)}\n\n${inGroups(
        deck.main,
        ({ category }) => category,
        (key, count) => `${key} (${count})`,
        times,
      )}`,
  },
  {
    name: 'TappedOut',
    write: (deck) =>
      `${join(deck.commanders, (entry, at) => `${times(entry, at)} *CMDR*`)}\n${join(deck.main, times)}\n\nSideboard:\n1x Counterspell`,
  },
  {
    name: 'TappedOut, printings',
    write: (deck) =>
      join(
        [...deck.main, ...deck.commanders],
        (entry, at) =>
          `${times(entry, at)} (${entry.set}:${entry.number})${entry.isFoil ? ' *F*' : ''}${deck.commanders.includes(entry) ? ' *CMDR*' : ''} #${entry.category.toLowerCase()}`,
      ),
  },
  {
    name: 'TappedOut, by type',
    write: (deck) =>
      `Commander (${deck.commanders.length})\n${join(deck.commanders, times)}\n\n${byType(deck, (type, count) => `${type} (${count})`, times)}`,
  },
  {
    name: 'TappedOut, Markdown',
    write: (deck) =>
      `### Commander\n\n${join(deck.commanders, ({ count, name }) => `* ${count} [${name}](https://cards.example/x)`)}\n\n${byType(
        deck,
        (type, count) => `### ${type} (${count})\n`,
        ({ count, name }) => `* ${count} [${name}](https://cards.example/x-y)`,
      )}`,
  },
  {
    name: 'Deckstats',
    write: (deck) =>
      `//Main\n${join(deck.commanders, ({ count, name }) => `${count} ${name} # !Commander`)}\n${join(deck.main, ({ count, name, set, number }) => `${count} [${set}#${number}] ${name}`)}\n\n//Maybeboard\n${OUTSIDE}`,
  },
  {
    name: 'Deckstats, by heading',
    write: (deck) =>
      `//Commander\n${join(deck.commanders, plain)}\n\n${byType(deck, (type) => `//${plural(type)}`, plain)}\n\nSB: 1 Counterspell # too slow`,
  },
  { name: 'MTGGoldfish, exact printings', write: withHeadings(goldfish) },
  {
    name: 'MTGGoldfish, page',
    write: (deck) =>
      `Commander\n${join(deck.commanders, ({ count, name, manaCost, price }) => `${count}\t${name}\t${manaCost}\t$ ${price}`)}\n${groupBy(
        deck.main,
        ({ type }) => type,
      )
        .map(
          ([type, group]) =>
            `${plural(type)} (${total(group)})\n${join(group, ({ count, name, manaCost, price }) => `${count}\t${name}\t${manaCost}\t$ ${price}`)}`,
        )
        .join('\n')}`,
  },
  {
    name: 'EDHREC, average deck',
    write: (deck) =>
      [deck.commanders, ...groupBy(deck.main, ({ type }) => type).map(([, group]) => group)]
        .map((group) => join(group, plain))
        .join('\n'),
  },
  {
    name: 'EDHREC, by type',
    write: (deck) =>
      `Commander\n${join(deck.commanders, plain)}\n\n${byType(deck, (type, count) => `${plural(type)} (${count})`, plain)}`,
  },
  {
    name: 'Scryfall, text',
    write: (deck) =>
      `// Commander\n${join(deck.commanders, plain)}\n\n// Nonlands\n${join(
        deck.main.filter(({ type }) => type !== 'Land'),
        plain,
      )}\n\n// Lands\n${join(
        deck.main.filter(({ type }) => type === 'Land'),
        plain,
      )}\n\n// Outside\n1 Counterspell\n\n// Maybeboard\n1 Shock`,
  },
  {
    name: 'ManaBox, text',
    write: (deck) =>
      `// COMMANDER\n${join(deck.commanders, moxfield)}\n\n${join(deck.main, moxfield)}\n\n// MAYBEBOARD\n1 Counterspell (ICE) 64`,
  },
  {
    name: 'Delver Lens, text',
    write: (deck) =>
      `Commander\n${join(deck.commanders, ({ count, name, set }) => `${count}x ${name} [${set}]`)}\n\nMainboard\n${join(deck.main, ({ count, name, set }) => `${count}x ${name} [${set}]`)}`,
  },
  {
    name: 'Deckbox, text',
    write: (deck) => `${join([...deck.commanders, ...deck.main], plain)}\n\nSideboard:\n${OUTSIDE}`,
  },
  {
    name: 'TCGplayer, set',
    write: (deck) => commandersFirst(({ count, name, set }) => `${count} ${name} [${set}]`)(deck),
  },
  {
    name: 'TCGplayer, set and number',
    write: commandersFirst(({ count, name, set, number }) => `${count} ${name} [${set}] ${number}`),
  },
  {
    name: 'TCGplayer and Card Kingdom, one line with bars',
    write: (deck) =>
      [...deck.commanders, ...deck.main].map(({ count, name }) => `${count} ${name}`).join('||'),
  },
  {
    name: 'Cardmarket, full set names',
    write: withHeadings(({ count, name, setName }) => `${count}x ${name} (${setName})`),
  },
  {
    name: 'Dragon Shield, text',
    write: withHeadings(({ count, name, set, number }) => `${count} ${name} [${set}-${number}]`),
  },
  { name: 'Cockatrice, .cod', write: cod },
  {
    name: 'Cockatrice, text',
    write: (deck) =>
      `// Mine\n\n// ${total(deck.main)} Maindeck\n${groupBy(deck.main, ({ type }) => type)
        .map(([type, group]) => `// ${total(group)} ${type}\n${join(group, plain)}`)
        .join(
          '\n\n',
        )}\n\n// ${deck.commanders.length} Sideboard\n${join(deck.commanders, (entry, at) => `SB: ${plain(entry, at)}`)}`,
  },
  {
    name: 'XMage',
    write: (deck) =>
      `NAME:Mine\n${join(deck.main, ({ count, name, set, number }) => `${count} [${set}:${number}] ${name}`)}\n${join(deck.commanders, ({ count, name, set, number }) => `SB: ${count} [${set}:${number}] ${name}`)}\nLAYOUT MAIN:(1,8)(CARD_TYPE,true,50)|${deck.main.map(({ set, number }) => `([${set}:${number}],)`).join('')}\nLAYOUT SIDEBOARD:(0,0)(NONE,false,50)|`,
  },
  {
    name: 'Forge',
    write: (deck) =>
      `[metadata]\nName=Mine\nDeck Type=Commander\nComment=1 Sol Ring is not enough\n[Avatar]\n\n[Commander]\n${join(deck.commanders, ({ count, name, set }) => `${count} ${name}|${set}|1`)}\n[Main]\n${join(deck.main, ({ count, name, set, isFoil }) => `${count} ${name.split(' // ')[0]}${isFoil ? '+' : ''}|${set}|1`)}\n[Sideboard]\n\n[Planes]\n`,
  },
  { name: 'OCTGN', write: octgn },
  { name: 'LackeyCCG', write: lackey },
  { name: 'Decked Builder', write: deckedBuilder(true) },
  { name: 'Decked Builder, comments only', write: deckedBuilder(false) },
  {
    name: 'Magic Workstation',
    write: (deck) =>
      `// Deck file for Magic Workstation (http://www.magicworkstation.com)\n// NAME : Mine\n// FORMAT : Commander\n\n// Deck\n${join(deck.main, ({ count, name, set }) => `        ${count} [${set}] ${name}`)}\n\n// Sideboard\n${join(deck.commanders, ({ count, name, set }) => `SB:     ${count} [${set}] ${name}`)}`,
  },
  {
    name: 'Untap',
    write: (deck) =>
      `//deck-1\n${join(deck.main, ({ count, name, set }) => `${count} ${name} (${set.toLowerCase()})`)}\n\n//commander-1\n${join(deck.commanders, plain)}\n\n//sideboard-1\n${OUTSIDE}\n\n//token-1\n1 Treasure`,
  },
  {
    name: 'preconstructed deck',
    write: (deck) =>
      `// NAME: Mine - Commander Deck\n// SOURCE: https://cards.example/mine\n// DATE: 2024-05-01\n${join(deck.commanders, (entry, at) => `COMMANDER: ${plain(entry, at)}${entry.isFoil ? ' [foil]' : ''}`)}\n${join(shuffle(deck.main), (entry, at) => `${plain(entry, at)}${entry.isFoil ? ' [foil]' : ''}`)}`,
  },
];
