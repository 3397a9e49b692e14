import {
  identitiesOfGroup,
  IDENTITY_GROUPS,
  identityName,
  identitySlug,
  type ColorIdentity,
} from '@crownsmith/domain';
import { Chips } from '#app/ui/chips/Chips';
import { IdentitySymbols } from '#app/ui/mana/IdentitySymbols';

/** Links to the commanders of all 32 colour identities, fewest colours first. */
export const ColorMenu = ({ current }: { readonly current: ColorIdentity }) => (
  <Chips
    name="Colours"
    wrap
    chips={IDENTITY_GROUPS.flatMap(identitiesOfGroup).map((identity) => ({
      label: (
        <>
          <IdentitySymbols identity={identity} decorative />
          {identityName(identity)}
        </>
      ),
      url: `/commanders/${identitySlug(identity)}`,
      current: identity === current,
    }))}
  />
);
