import type { Manifest } from '@crownsmith/api-client';
import { countedText, countText } from '#app/ui/format/numbers';
import { TextSection } from '#app/ui/layout/TextSection';
import { AdminFrame, Facts, Time } from './AdminFrame';

export interface Overview {
  /** messages that wait */
  readonly openMessages: number;
  readonly manifest: Manifest;
  /** what is wrong with the data that the site serves */
  readonly reasons: readonly string[];
  /** in ms since 1970 */
  readonly now: number;
}

const HOUR_MS = 3_600_000;

/** How long ago something was. @example ageText(3 * 3_600_000) // '3 hours' */
export const ageText = (ms: number): string => {
  const hours = Math.floor(ms / HOUR_MS);
  return hours < 48 ? countedText(Math.max(0, hours), 'hour') : countedText(Math.floor(hours / 24), 'day');
};

/** Where figures come from; snapshots of older versions do not know. */
const sourceText = ({ estimates }: Manifest, figure: 'prices' | 'salt'): string =>
  estimates === undefined ? 'unknown' : estimates.includes(figure) ? 'estimates of the starter' : 'imported';

/** What a count of the manifest is about. @example kindLabel('preconDecksLeftOut') // 'Precon decks left out' */
export const kindLabel = (kind: string): string => {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What the site serves, how old it is and where it comes from. */
export const OverviewPage = ({ openMessages, manifest, reasons, now }: Overview) => (
  <AdminFrame title="Admin" section="/admin">
    <p>
      <a href="/admin/messages">
        {openMessages === 1 ? '1 message waits' : `${countText(openMessages)} messages wait`}
      </a>
    </p>
    <TextSection id="snapshot" title="Snapshot">
      <Facts
        facts={[
          ['Health', reasons.length === 0 ? 'ok' : reasons.join('\n')],
          ['Version', manifest.version],
          [
            'Published',
            <>
              <Time at={Date.parse(manifest.createdAt)} />, {ageText(now - Date.parse(manifest.createdAt))}{' '}
              ago
            </>,
          ],
          ['Files', countText(manifest.files)],
          ['Cards', countText(manifest.cards)],
          ['Commanders', `${countText(manifest.commanders)}, and ${countedText(manifest.pairs, 'pair')}`],
        ]}
      />
    </TextSection>
    <TextSection id="sources" title="Sources and last imports">
      <Facts
        facts={[
          ['Decks', manifest.sample ? 'generated sample' : 'imported'],
          [
            'Counted',
            Object.entries(manifest.formats)
              .map(([format, decks]) => countedText(decks, `${format} deck`))
              .join(', ') || countText(manifest.decks),
          ],
          ['Newest deck', manifest.newestDeck ?? 'no deck has a date'],
          ['Prices', sourceText(manifest, 'prices')],
          ['Salt', sourceText(manifest, 'salt')],
          ...Object.entries(manifest.browse ?? {}).map(
            ([kind, count]) => [kindLabel(kind), countText(count)] as const,
          ),
        ]}
      />
    </TextSection>
  </AdminFrame>
);
