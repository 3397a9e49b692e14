import { identityName, identitySlug, type ColorIdentity } from '@crownsmith/domain';
import type { PageCommander } from '#app/model/commander';
import { EmptyState } from '#app/ui/states/EmptyState';
import { IdentitySymbols } from '#app/ui/mana/IdentitySymbols';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { COMMANDER_NOUNS, countText, nounText } from '#app/ui/format/numbers';
import { Pagination } from '#app/ui/layout/Pagination';
import { Section } from '#app/ui/layout/Section';
import { ColorMenu } from './ColorMenu';

/** Commanders per page: ten rows of six. */
export const COLOR_COMMANDERS_PER_PAGE = 60;

interface Props {
  readonly identity: ColorIdentity;
  readonly commanders: readonly PageCommander[];
  readonly page: number;
  readonly pages: number;
}

/** The commanders and pairs of one colour identity, most played first. Rendered on the server only. */
export const ColorCommandersPage = ({ identity, commanders, page, pages }: Props) => {
  const from = (page - 1) * COLOR_COMMANDERS_PER_PAGE;
  const rows = commanders.slice(from, from + COLOR_COMMANDERS_PER_PAGE);
  const name = identityName(identity);
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: 'Commanders', url: '/commanders' }]}
        title={`${name} commanders`}
        currentLabel={name}
        icon={<IdentitySymbols identity={identity} decorative />}
      >
        <p>
          {commanders.length === 0
            ? 'Commanders and pairs of exactly these colours.'
            : `${nounText(commanders.length, COMMANDER_NOUNS)} of exactly these colours, by number of decks${pages > 1 ? `, ${countText(from + 1)} to ${countText(from + rows.length)}` : ''}.`}
        </p>
      </PageHeader>
      {rows.length > 0 ? (
        <>
          <CommanderGrid>
            {rows.map((of) => (
              <CommanderTile key={of.slug} commander={of} />
            ))}
          </CommanderGrid>
          <Pagination page={page} pages={pages} path={`/commanders/${identitySlug(identity)}`} />
        </>
      ) : (
        <EmptyState>
          No deck of these colours has been counted yet. See <a href="/commanders">all commanders</a>.
        </EmptyState>
      )}
      <Section id="colors" title="Other colours">
        <ColorMenu current={identity} />
      </Section>
    </>
  );
};
