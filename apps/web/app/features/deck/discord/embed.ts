import type { APIEmbed } from 'discord-api-types/v10';

/** Longest texts of an embed. https://discord.com/developers/docs/resources/message#embed-object-embed-limits, 2026-11-27 */
const LIMITS = { title: 256, description: 4096, name: 256, value: 1024, fields: 25 } as const;

/** Gold, as the crown of the site. */
const COLOR = 0xb8_86_0b;

/** A text in which nothing is formatted, linked or mentioned. @example plain('_____ Goblin') // '\\_\\_\\_\\_\\_ Goblin' */
export const plain = (text: string): string =>
  text.replaceAll(/[\\*_~`|>#[\]()<@:-]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

/** Cuts a text that is longer than a number of characters, between two of its words. */
const fit = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'), most / 2))}…`;
};

/** What an answer shows. Its texts are Markdown: names in them are `plain`. */
export interface EmbedContent {
  readonly title: string;
  readonly url: string;
  readonly lines: readonly string[];
  readonly fields?: readonly (readonly [name: string, value: string])[];
}

/** An embed within Discord's limits; fields without a value are left out. */
export const makeEmbed = ({ title, url, lines, fields = [] }: EmbedContent): APIEmbed => ({
  color: COLOR,
  title: fit(title, LIMITS.title),
  url,
  description: fit(lines.join('\n'), LIMITS.description),
  fields: fields
    .filter(([, value]) => value !== '')
    .slice(0, LIMITS.fields)
    .map(([name, value]) => ({ name: fit(name, LIMITS.name), value: fit(value, LIMITS.value) })),
});
