import {
  PRICE_SOURCE_INFO,
  PRICE_SOURCES,
  type PriceSource,
  SALT_LEVEL_LABELS,
  SALT_LEVELS,
  type UserSettings,
} from '@crownsmith/domain';
import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Switch } from 'react-aria-components/Switch';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { SheetDialog } from '#app/ui/sheet/SheetDialog';
import { isSignedIn, settingsCookie, settingsOf } from './settings-state';
import styles from './SettingsDialog.module.css';

interface Props {
  readonly dark: boolean;
  readonly onDark: (dark: boolean) => void;
}

const NONE = 'none';
const isSource = (key: unknown): key is PriceSource => PRICE_SOURCES.some((source) => source === key);

interface SourceProps {
  readonly place: number;
  readonly source: PriceSource | undefined;
  readonly taken: readonly PriceSource[];
  readonly onChoose: (source: PriceSource | undefined) => void;
}

/** The choice of one place among the price sources; what stands at another place is not offered. */
const SourceSelect = ({ place, source, taken, onChoose }: SourceProps) => (
  <Select
    className={styles['select'] ?? ''}
    value={source ?? NONE}
    onChange={(key) => onChoose(isSource(key) ? key : undefined)}
  >
    <Label>Price source {place}</Label>
    <Button className={styles['choice'] ?? ''}>
      <SelectValue />
      <span aria-hidden="true">▾</span>
    </Button>
    <Popover className={styles['popover'] ?? ''}>
      <ListBox className={styles['options'] ?? ''}>
        {PRICE_SOURCES.filter((known) => known === source || !taken.includes(known)).map((known) => (
          <ListBoxItem key={known} id={known} textValue={PRICE_SOURCE_INFO[known].name}>
            {PRICE_SOURCE_INFO[known].name} <small>{PRICE_SOURCE_INFO[known].region}</small>
          </ListBoxItem>
        ))}
        {(place > 1 || source === undefined) && <ListBoxItem id={NONE}>None</ListBoxItem>}
      </ListBox>
    </Popover>
  </Select>
);

const UserControls = () => {
  const [settings, setSettings] = useState(() => settingsOf(document.cookie));
  const revalidator = useRevalidator();
  const change = (part: Partial<UserSettings>): void => {
    const next = { ...settings, ...part };
    setSettings(next);
    document.cookie = settingsCookie(document.cookie, next);
    revalidator.revalidate();
  };
  const { priceSources } = settings;
  const choose = (at: number, source: PriceSource | undefined): void => {
    const next = [...priceSources.slice(0, at), ...(source ? [source] : []), ...priceSources.slice(at + 1)];
    change({ priceSources: next });
  };
  const places = Math.min(priceSources.length + 1, PRICE_SOURCES.length);
  return (
    <>
      {Array.from({ length: places }, (_, at) => (
        <SourceSelect
          key={at}
          place={at + 1}
          source={priceSources[at]}
          taken={priceSources}
          onChoose={(source) => choose(at, source)}
        />
      ))}
      <Checkbox
        className={styles['check'] ?? ''}
        isSelected={settings.namesUnderCards}
        onChange={(namesUnderCards) => change({ namesUnderCards })}
      >
        <span className={styles['box']} aria-hidden="true" />
        Names under cards
      </Checkbox>
      <div className={styles['row']}>
        <span id="salt-label">Show salt</span>
        <ToggleButtonGroup
          aria-labelledby="salt-label"
          className={styles['segments'] ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[String(settings.saltLevel)]}
          onSelectionChange={(keys) => {
            const level = SALT_LEVELS.find((known) => keys.has(String(known)));
            if (level !== undefined) change({ saltLevel: level });
          }}
        >
          {SALT_LEVELS.map((level) => (
            <ToggleButton key={level} id={String(level)}>
              {SALT_LEVEL_LABELS[level]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
    </>
  );
};

/** What a visitor may choose: light or dark; with an account also prices, names and salt. */
const SettingsDialog = ({ dark, onDark }: Props) => {
  const [signedIn] = useState(() => isSignedIn(document.cookie));
  return (
    <SheetDialog title="Settings">
      <Switch className={styles['switch'] ?? ''} isSelected={dark} onChange={onDark}>
        Dark mode
        <span className={styles['track']} aria-hidden="true" />
      </Switch>
      {signedIn ? (
        <UserControls />
      ) : (
        <p className={styles['more']}>
          <a href="/signin">Sign in</a> to view more settings
        </p>
      )}
    </SheetDialog>
  );
};

export default SettingsDialog;
