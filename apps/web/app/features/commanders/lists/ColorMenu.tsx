import {
  identitiesOfGroup,
  IDENTITY_GROUPS,
  identityName,
  identitySlug,
  type ColorIdentity,
} from '@crownsmith/domain';
import { Chips } from '#app/ui/browse/Chips';
import { Colors } from '#app/ui/browse/Colors';

/** Links to the commanders of all 32 colour identities, fewest colours first. */
export const ColorMenu = ({ current }: { readonly current: ColorIdentity }) => (
  <Chips
    name="Colours"
    all
    chips={IDENTITY_GROUPS.flatMap(identitiesOfGroup).map((identity) => ({
      label: (
        <>
          <Colors identity={identity} silent />
          {identityName(identity)}
        </>
      ),
      url: `/commanders/${identitySlug(identity)}`,
      current: identity === current,
    }))}
  />
);
