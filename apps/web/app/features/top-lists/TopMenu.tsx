import { parseColorIdentity } from '@crownsmith/domain';
import { Chips } from '#app/ui/chips/Chips';
import { IdentitySymbols } from '#app/ui/mana/IdentitySymbols';
import {
  TOP_COLOR_LISTS,
  TOP_LIST,
  TOP_TYPE_LISTS,
  topListUrl,
  type TopListInfo,
} from '#app/model/top-list-info';

const symbolOf = ({ name }: TopListInfo) => {
  const identity = name === 'colorless' ? parseColorIdentity('') : parseColorIdentity(name);
  if (name === 'multi') return <i className="m m-multi" aria-hidden="true" />;
  return identity === undefined ? null : <IdentitySymbols identity={identity} decorative />;
};

const chipsOf = (lists: readonly TopListInfo[], current: string) =>
  lists.map((list) => ({
    label: (
      <>
        {list.name !== '' && symbolOf(list)}
        {list.label}
      </>
    ),
    url: topListUrl(list),
    current: topListUrl(list) === current,
  }));

/** Links to the other lists of top cards. @param current path of the list shown */
export const TopMenu = ({ current }: { readonly current: string }) => (
  <>
    <Chips
      name="By colour"
      chips={[
        ...chipsOf([TOP_LIST, ...TOP_COLOR_LISTS], current),
        { label: 'Saltiest', url: '/top/salt', current: current === '/top/salt' },
        { label: 'Moving', url: '/top/rising', current: current === '/top/rising' },
      ]}
    />
    <Chips name="By type" chips={chipsOf(TOP_TYPE_LISTS, current)} />
  </>
);
