import { MAX_PLAYTEST_TURNS, type PlaytestReport } from '@crownsmith/api-client';
import { TAG_LABELS, TAGS } from '@crownsmith/domain';
import { frontOf } from '#app/ui/card-frame/frame-card';
import button from '#app/ui/layout/Button.module.css';
import { Section } from '#app/ui/layout/Section';
import type { DeckView } from '../deck-view';
import { HiddenParameters } from '../page/HiddenParameters';
import styles from '../page/MyDeck.module.css';
import { MOST_ASKED, subjectOf } from './play-state';

const FIELDS = ['ask', 'least', 'turn'] as const;

/** How often a card, or cards of a role, were seen by a turn: a form and its answer. */
export const ChanceSection = ({
  view: { entries, parameters, state },
  report: { answers },
}: {
  readonly view: DeckView;
  readonly report: PlaytestReport;
}) => {
  const question = state.play?.question;
  const roles = TAGS.filter((tag) => entries.some(({ card }) => card.tags.includes(tag)));
  return (
    <Section id="chance" title="How often do I see it?">
      <form method="get" action="/deck#chance" data-keep-place="" className={styles['panel']}>
        <HiddenParameters parameters={parameters} except={[...FIELDS, 'hand']} />
        <label>
          At least{' '}
          <input name="least" type="number" min="1" max={MOST_ASKED} defaultValue={question?.atLeast ?? 1} />
        </label>
        <label>
          Of{' '}
          <select name="ask" defaultValue={question && subjectOf(question)}>
            {roles.length > 0 && (
              <optgroup label="A role">
                {roles.map((role) => (
                  <option key={role} value={subjectOf({ role })}>
                    {TAG_LABELS[role]}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label="A card">
              {[...entries]
                .sort((a, b) => a.card.name.localeCompare(b.card.name, 'en'))
                .map(({ card: { slug, name } }) => (
                  <option key={slug} value={slug}>
                    {frontOf(name)}
                  </option>
                ))}
            </optgroup>
          </select>
        </label>
        <label>
          By turn{' '}
          <input
            name="turn"
            type="number"
            min="1"
            max={MAX_PLAYTEST_TURNS}
            defaultValue={question?.turn ?? 4}
          />
        </label>
        <button type="submit" id="count-chance" className={button['button']}>
          Count
        </button>
      </form>
      {answers.map(({ text }) => (
        <p key={text} className={styles['why']} data-announce="">
          {text}
        </p>
      ))}
    </Section>
  );
};
