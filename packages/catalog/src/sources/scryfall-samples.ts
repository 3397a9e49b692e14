import { err, ok, type Result } from '@crownsmith/domain';
import { parseBulkEntry } from '../download/bulk-index';
import { DownloadFailure } from '../download/download-error';
import { SCRYFALL_API } from '../download/scryfall-api';
import { parsePage } from '../download/scryfall-list';
import { readMigrations } from '../scryfall/migrations';
import { cardFromScryfall } from '../scryfall/scryfall-card';
import type { SourceSample } from './source-sample';

const ID = '00000000-0000-4000-8000-000000000001';

/** Runs a reader that throws the failures of a download. */
const reading = (read: () => string): Result<string, string> => {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof DownloadFailure) return err(error.message);
    throw error;
  }
};

const SCRYFALL = { source: 'Scryfall', lastSeen: null, origin: SCRYFALL_API };

const INDEX: SourceSample = {
  ...SCRYFALL,
  what: 'the index of bulk files',
  documentedAt: 'scryfall.com/docs/api/bulk-data',
  date: '2026-11',
  path: '/bulk-data',
  sample: JSON.stringify({
    object: 'list',
    has_more: false,
    data: [
      {
        object: 'bulk_data',
        id: ID,
        type: 'oracle_cards',
        updated_at: '2026-11-20T10:00:00.000+00:00',
        uri: `https://api.scryfall.com/bulk-data/${ID}`,
        name: 'Oracle Cards',
        jsonl_download_uri: 'https://data.scryfall.io/oracle-cards/oracle-cards-20261120.jsonl.gz',
        compressed_size: 12_000_000,
      },
    ],
  }),
  read: (text) =>
    Promise.resolve(
      reading(() => {
        const { plain, updatedAt } = parseBulkEntry(parsePage(text).data, 'oracle_cards');
        return `oracle_cards as ${plain ? 'a JSON array' : 'JSON Lines'}, of ${updatedAt ?? 'no date'}`;
      }),
    ),
};

/** A card as Scryfall has it today, with all fields that are read of most cards. */
export const CARD: SourceSample = {
  ...SCRYFALL,
  what: 'a card',
  documentedAt: 'scryfall.com/docs/api/cards',
  date: '2026-11',
  path: '/cards/named?exact=Sol+Ring',
  sample: JSON.stringify({
    object: 'card',
    id: ID,
    oracle_id: ID,
    name: 'First Bear',
    lang: 'en',
    released_at: '2026-01-01',
    layout: 'normal',
    image_uris: {
      normal: 'https://a.example/1',
      large: 'https://a.example/2',
      art_crop: 'https://a.example/3',
    },
    mana_cost: '{1}',
    cmc: 1,
    type_line: 'Artifact Creature — Bear',
    oracle_text: 'Trample',
    colors: [],
    color_identity: [],
    keywords: ['Trample'],
    legalities: { commander: 'legal' },
    finishes: ['nonfoil'],
    game_changer: false,
    reserved: false,
    reprint: false,
    set: 'tst',
    set_name: 'Test Set',
    set_type: 'expansion',
    collector_number: '1',
    rarity: 'rare',
    prices: { usd: '0.25', usd_foil: '1.50', usd_etched: null, eur: '0.20', eur_foil: '1.10', tix: '0.03' },
  }),
  read: (text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return Promise.resolve(err('the answer is not JSON'));
    }
    const card = cardFromScryfall(value);
    if (card.ok) return Promise.resolve(ok(`${card.value.name}, ${card.value.legality} in Commander`));
    return Promise.resolve(
      err(card.error.code === 'left-out' ? `no card of a deck: ${card.error.reason}` : card.error.reason),
    );
  },
};

const MIGRATIONS: SourceSample = {
  ...SCRYFALL,
  what: 'migrations',
  documentedAt: 'scryfall.com/docs/api/migrations',
  date: '2026-11',
  path: '/migrations',
  optional: ['data[].note', 'data[].metadata', 'data[].new_scryfall_id'],
  sample: JSON.stringify({
    object: 'list',
    has_more: false,
    data: [
      {
        object: 'migration',
        performed_at: '2026-01-01',
        migration_strategy: 'merge',
        old_scryfall_id: ID,
        new_scryfall_id: ID,
        note: 'One printing twice',
        metadata: { name: 'First Bear', oracle_id: ID },
      },
    ],
  }),
  read: (text) => {
    const result = reading(() => {
      const { migrations, rejected } = readMigrations(parsePage(text).data);
      const [first] = Object.keys(rejected);
      if (migrations.length > 0)
        return `${migrations.length} migrations, the first of ${migrations[0]?.date ?? ''}`;
      throw new DownloadFailure(
        {
          code: 'bad-index',
          reason:
            first === undefined
              ? 'it has no migrations'
              : `${first} of its migrations is missing or different`,
        },
        false,
      );
    });
    return Promise.resolve(result);
  },
};

/** Samples of the shapes of Scryfall's answers. */
export const SCRYFALL_SAMPLES: readonly SourceSample[] = [INDEX, CARD, MIGRATIONS];
