import type { DeckSite, SiteRequest } from './deck-site';
import { readDeckJson } from './read-deck-json.server';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
/** Some APIs label their JSON as text. */
const JSON_OR_TEXT = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:plain|html|javascript))\b/i;

const jsonRequest = (path: string, types = JSON_TYPE): SiteRequest => ({
  path,
  accept: 'application/json',
  types,
  read: readDeckJson,
});

/** The parts of a path. */
const partsOf = (url: URL): readonly string[] => url.pathname.split('/').filter((part) => part !== '');

/** An entry of a list: a number and a name. */
const ENTRY = /^\d+x?[ \t]+\S/m;
const readList = (body: string): string | undefined =>
  ENTRY.test(body) && !body.trimStart().startsWith('<') ? body : undefined;

const MOXFIELD: DeckSite = {
  name: 'Moxfield',
  hosts: ['moxfield.com', 'www.moxfield.com'],
  origin: 'https://api2.moxfield.com',
  findDeck: (url) => {
    const [decks, id] = partsOf(url);
    return decks === 'decks' && id !== undefined && /^[\w-]{10,40}$/.test(id) ? id : undefined;
  },
  requests: (id) => [jsonRequest(`/v3/decks/all/${id}`)],
};

const ARCHIDEKT: DeckSite = {
  name: 'Archidekt',
  hosts: ['archidekt.com', 'www.archidekt.com'],
  origin: 'https://archidekt.com',
  findDeck: (url) => {
    const parts = partsOf(url);
    const at = parts[0] === 'api' ? 1 : 0;
    const id = parts[at + 1];
    return parts[at] === 'decks' && id !== undefined && /^\d{1,12}$/.test(id) ? id : undefined;
  },
  requests: (id) => [jsonRequest(`/api/decks/${id}/`)],
};

const TAPPEDOUT: DeckSite = {
  name: 'TappedOut',
  hosts: ['tappedout.net', 'www.tappedout.net'],
  origin: 'https://tappedout.net',
  findDeck: (url) => {
    const [decks, slug] = partsOf(url);
    return decks === 'mtg-decks' && slug !== undefined && /^[\w-]{1,150}$/.test(slug) && slug !== 'search'
      ? slug
      : undefined;
  },
  requests: (slug) => [
    { path: `/mtg-decks/${slug}/?fmt=txt`, accept: 'text/plain', types: /^text\/plain\b/i, read: readList },
  ],
};

const DECKSTATS: DeckSite = {
  name: 'Deckstats',
  hosts: ['deckstats.net', 'www.deckstats.net'],
  origin: 'https://deckstats.net',
  findDeck: (url) => {
    const [decks, owner, deck] = partsOf(url);
    const id = /^(\d{1,12})(?:-|$)/.exec(deck ?? '')?.[1];
    return decks === 'decks' && id !== undefined && /^\d{1,12}$/.test(owner ?? '')
      ? `${owner ?? ''}/${id}`
      : undefined;
  },
  requests: (deck) => {
    const [owner = '', id = ''] = deck.split('/');
    const query = new URLSearchParams({
      action: 'get_deck',
      id_type: 'saved',
      owner_id: owner,
      id,
      response_type: 'json',
    });
    return [jsonRequest(`/api.php?${query.toString()}`, JSON_OR_TEXT)];
  },
};

/** The list in a page of MTGGoldfish for Arena, which has headings. Our parser decodes its character references. */
const readTextArea = (body: string): string | undefined => {
  const start = body.search(/<textarea\b[^>]{0,300}\bcopy-paste-box\b/i);
  if (start < 0) return undefined;
  const from = body.indexOf('>', start) + 1;
  const to = body.toLowerCase().indexOf('</textarea', from);
  return to < 0 ? undefined : readList(body.slice(from, to));
};

const MTGGOLDFISH: DeckSite = {
  name: 'MTGGoldfish',
  hosts: ['mtggoldfish.com', 'www.mtggoldfish.com'],
  origin: 'https://www.mtggoldfish.com',
  findDeck: (url) => {
    const [deck, ...parts] = partsOf(url);
    const id = parts.at(/^(?:arena_download|download|visual|popout)$/.test(parts[0] ?? '') ? 1 : 0);
    return deck === 'deck' && id !== undefined && /^\d{1,12}$/.test(id) ? id : undefined;
  },
  requests: (id) => [
    { path: `/deck/arena_download/${id}`, accept: 'text/html', types: /^text\/html\b/i, read: readTextArea },
    { path: `/deck/download/${id}`, accept: 'text/plain', types: /^text\/plain\b/i, read: readList },
  ],
};

/** The sites whose decks can be read by their address. Shapes read on 2026-11-22. */
export const DECK_SITES: readonly DeckSite[] = [MOXFIELD, ARCHIDEKT, TAPPEDOUT, DECKSTATS, MTGGOLDFISH];
