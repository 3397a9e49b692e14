import { COLORLESS, parseColorIdentity, type ColorIdentity } from '@crownsmith/domain';
import { LAND_SHARES } from '../data/land-shares';
import { STAPLES } from '../data/staples';
import { parseSections } from './name-list';

/** What staples do in a deck. */
export const ROLES = [
  'ramp',
  'draw',
  'removal',
  'sweeper',
  'tutor',
  'protection',
  'recursion',
  'utility',
] as const;
export type Role = (typeof ROLES)[number];

/** A card that decks of all archetypes play. */
export interface Staple {
  readonly name: string;
  readonly role: Role;
  /** Estimated share of the decks that could play it, 0–1. */
  readonly share: number;
  /** Colours that it needs beyond its identity. */
  readonly needs: ColorIdentity;
}

/** How many cards of each role a typical deck has. */
export type RoleCounts = Readonly<Record<Role, number>>;

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);

/** Parses `name percent[ colours]`. */
const parseShare = (item: string) => {
  const [, name = '', share = '0', needs = ''] = /^(.*?) (\d+)(?: ([WUBRG]+))?$/.exec(item) ?? [];
  return { name, share: Number(share) / 100, needs: parseColorIdentity(needs) ?? COLORLESS };
};

const sections = parseSections(STAPLES).map(({ heading, items }) => {
  const [role = '', count = ''] = heading.split(' ');
  return { role, count: Number(count), items };
});

const countOf = (role: Role): number => sections.find((section) => section.role === role)?.count ?? 0;

/** The staples; a card of several roles has several rows. */
export const staples = (): readonly Staple[] =>
  sections.flatMap(({ role, items }) =>
    items.flatMap((item) => (isRole(role) ? [{ ...parseShare(item), role }] : [])),
  );

export const ROLE_COUNTS: RoleCounts = {
  ramp: countOf('ramp'),
  draw: countOf('draw'),
  removal: countOf('removal'),
  sweeper: countOf('sweeper'),
  tutor: countOf('tutor'),
  protection: countOf('protection'),
  recursion: countOf('recursion'),
  utility: countOf('utility'),
};

/** Kinds of lands: of any colour, fetch lands, utility lands, of two and of three colours. */
export const LAND_KINDS = ['fixing', 'fetch', 'utility', 'dual', 'triome'] as const;
export type LandKind = (typeof LAND_KINDS)[number];

export interface LandShare {
  readonly name: string;
  readonly kind: LandKind;
  readonly share: number;
  /** Colours that it needs beyond its identity. */
  readonly needs: ColorIdentity;
}

/** The nonbasic lands that sample decks play. */
export const landShares = (): readonly LandShare[] =>
  parseSections(LAND_SHARES).flatMap(({ heading, items }) => {
    const kind = LAND_KINDS.find((each) => each === heading);
    return kind === undefined ? [] : items.map((item) => ({ ...parseShare(item), kind }));
  });
