import {
  inGroups,
  join,
  plain,
  withHeadings,
  type Notation,
  type SampleDeck,
  type WriteEntry,
} from './notation';

const times: WriteEntry = ({ count, name }) => `${count}x ${name}`;

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('"', '&quot;')
    .replaceAll('û', '&ucirc;')
    .replaceAll('é', '&eacute;');

const byType = (
  deck: SampleDeck,
  title: (type: string, count: number) => string,
  write: WriteEntry,
): string => inGroups(deck.main, ({ type }) => type, title, write);

const list = withHeadings(plain);

/** A list in a text whose lines are changed afterwards. */
const changed =
  (change: (text: string) => string, write: (deck: SampleDeck) => string = list) =>
  (deck: SampleDeck): string =>
    change(write(deck));

const curly = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll('...', '…');

/** Lists in markup, and in the characters of word processors. */
export const MARKUP_NOTATIONS: readonly Notation[] = [
  {
    name: 'Reddit, links in a row',
    write: (deck) =>
      `${deck.commanders.map(({ name }) => `Commander: [[${name}]]`).join('\n')}\n\n${deck.main.map(({ count, name }) => `${count} [[${name}]]`).join(' ')}`,
  },
  {
    name: 'HTML, paragraphs',
    write: (deck) =>
      `<p class=MsoNormal>Commander</p>\n${join(deck.commanders, (entry, at) => `<p class=MsoNormal>${plain(entry, at)}</p>`)}\n<p>&nbsp;</p>\n<p>Deck</p>\n${join(deck.main, (entry, at) => `<p class=MsoNormal><span lang=EN>${plain(entry, at)}</span></p>`)}`,
  },
  {
    name: 'HTML, spans',
    write: (deck) =>
      `<div>Commander</div>${deck.commanders.map(({ count, name }) => `<div class="c"><span>${count}</span><span>${name}</span></div>`).join('')}<div>Deck</div>${deck.main.map(({ count, name }) => `<div class="c"><span>${count}</span><span>${name}</span></div>`).join('')}`,
  },
  {
    name: 'ticks before entries',
    write: withHeadings((entry, at) => `${at % 2 === 0 ? '☐' : '✓'} ${plain(entry, at)}`),
  },
  {
    name: 'Markdown, bullets',
    write: (deck) =>
      `**Commander:** ${deck.commanders.map(({ name }) => name).join(' + ')}\n\n${join(deck.main, (entry, at) => `- ${plain(entry, at)}`)}`,
  },
  {
    name: 'Markdown, headings',
    write: (deck) =>
      `# My deck\n\n## Commander\n\n${join(deck.commanders, (entry, at) => `* ${plain(entry, at)}`)}\n\n${byType(
        deck,
        (type, count) => `## ${type} (${count})\n`,
        (entry, at) => `* ${plain(entry, at)}`,
      )}`,
  },
  {
    name: 'Markdown, bold names',
    write: withHeadings(({ count, name }) => `${count}x **${name}**`, '**Commander**', '**Deck**'),
  },
  { name: 'Markdown, bold lines', write: withHeadings((entry, at) => `**${plain(entry, at)}**`) },
  { name: 'Markdown, italic names', write: withHeadings(({ count, name }) => `${count} *${name}*`) },
  {
    name: 'Markdown, links',
    write: withHeadings(
      ({ count, name }) => `- ${count}x [${name}](https://cards.example/${slug(name)}?q=1)`,
    ),
  },
  {
    name: 'Markdown, bold links',
    write: withHeadings(({ count, name }) => `${count} **[${name}](https://cards.example/${slug(name)})**`),
  },
  {
    name: 'Markdown, ticked boxes',
    write: withHeadings((entry, at) => `- [${at % 2 === 0 ? ' ' : 'x'}] ${plain(entry, at)}`),
  },
  {
    name: 'Markdown, a numbered list with quantities',
    write: (deck) =>
      join(
        [...deck.commanders, ...deck.main],
        (entry, at) => `${at + 1}. ${plain(entry, at)}${at < deck.commanders.length ? ' (Commander)' : ''}`,
      ),
  },
  { name: 'Markdown, quoted', write: changed((text) => text.replace(/^/gm, '> ')) },
  {
    name: 'Reddit, [[Name]]',
    write: withHeadings(({ count, name }) => `${count} [[${name}]]`, '**Commander**', '**Deck**'),
  },
  { name: 'Reddit, 1x [[Name]]', write: withHeadings(({ count, name }) => `* ${count}x [[${name}]]`) },
  { name: 'Reddit, [[Name]] x1', write: withHeadings(({ count, name }) => `[[${name}]] x${count}`) },
  {
    name: 'Reddit, [[Name|SET]]',
    write: withHeadings(({ count, name, set }) => `${count} [[${name}|${set}]]`),
  },
  {
    name: 'Reddit, escaped',
    write: withHeadings(({ count, name }) => `\\- ${count} ${name}`, '\\# Commander', '\\# Deck'),
  },
  {
    name: 'BBCode, cards',
    write: withHeadings(
      ({ count, name }) => `${count} [card]${name}[/card]`,
      '[b]Commander[/b]',
      '[b]Deck[/b]',
    ),
  },
  {
    name: 'BBCode, a deck',
    write: (deck) =>
      `[deck=My Deck]\nCommander\n${join(deck.commanders, plain)}\n\n${byType(deck, (type) => `${type}s`, plain)}\n[/deck]`,
  },
  {
    name: 'BBCode, a list',
    write: (deck) =>
      `[b]Commander[/b]\n[list]\n${join(deck.commanders, ({ count, name }) => `[*]${count} [url=https://cards.example/${slug(name)}]${name}[/url]`)}\n[/list]\n\n[b]Deck[/b]\n[list]\n${join(deck.main, ({ count, name }) => `[*]${count} [url=https://cards.example/${slug(name)}]${name}[/url]`)}\n[/list]`,
  },
  { name: 'Discord, a block of code', write: (deck) => `Here is my deck:\n\`\`\`\n${list(deck)}\n\`\`\`` },
  {
    name: 'Discord, a block of code, commanders apart',
    write: (deck) => `\`\`\`txt\n${join(deck.commanders, plain)}\n\n${join(deck.main, plain)}\n\`\`\``,
  },
  { name: 'lines of code', write: withHeadings((entry, at) => `\`${plain(entry, at)}\``) },
  {
    name: 'HTML, list',
    write: (deck) =>
      `<h3>Commander</h3>\n<ul>\n${join(deck.commanders, ({ count, name }) => `  <li>${count} <a href="/cards/${slug(name)}">${escapeHtml(name)}</a></li>`)}\n</ul>\n<h3>Deck</h3>\n<ul>\n${join(deck.main, ({ count, name }) => `  <li>${count} <a href="/cards/${slug(name)}">${escapeHtml(name)}</a></li>`)}\n</ul>`,
  },
  {
    name: 'HTML, one line',
    write: (deck) =>
      `<p><b>Commander</b><br>${deck.commanders.map(({ count, name }) => `${count} ${escapeHtml(name)}`).join('<br>')}</p><p><b>Deck</b><br/>${deck.main.map(({ count, name }) => `${count} ${escapeHtml(name)}`).join('<br/>')}</p>`,
  },
  {
    name: 'HTML, table',
    write: (deck) =>
      `<table>\n<thead><tr><th>Qty</th><th>Name</th><th>Section</th></tr></thead>\n<tbody>\n${join([...deck.commanders, ...deck.main], (entry) => `<tr>\n  <td>${entry.count}</td>\n  <td><a href="#">${escapeHtml(entry.name)}</a></td>\n  <td>${deck.commanders.includes(entry) ? 'Commander' : 'Main'}</td>\n</tr>`)}\n</tbody>\n</table>`,
  },
  { name: 'HTML entities', write: changed((text) => escapeHtml(text).replaceAll(' of ', '&nbsp;of&nbsp;')) },
  { name: 'curly quotes', write: changed(curly) },
  {
    name: 'spaces that do not break, and none of width',
    write: changed((text) => text.replaceAll(' ', '\u00a0').replaceAll('1', '\u200b1')),
  },
  {
    name: 'BOM, CRLF and spaces at the ends',
    write: changed((text) => `\ufeff${text.replaceAll('\n', '  \r\n')}\r\n`),
  },
  { name: 'CR alone', write: changed((text) => text.replaceAll('\n', '\r')) },
  {
    name: 'a blank line after each line',
    write: (deck) =>
      join(deck.commanders, ({ name }) => `Commander: ${name}\n`) +
      '\n' +
      join(deck.main, (entry, at) => `${plain(entry, at)}\n`),
  },
  { name: 'indented', write: changed((text) => text.replace(/^(?=\d)/gm, '\t    ')) },
  {
    name: 'full-width digits',
    write: changed((text) =>
      text.replace(/^\d+/gm, (number) =>
        number.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
      ),
    ),
  },
  {
    name: 'a chat, with emoji',
    write: withHeadings(
      (entry, at) => `${at % 3 === 0 ? '🔥 ' : '▪️ '}${times(entry, at)}`,
      '👑 Commander',
      '🃏 Deck',
    ),
  },
  { name: 'lines in quotes with commas', write: withHeadings((entry, at) => `"${plain(entry, at)}",`) },
];
