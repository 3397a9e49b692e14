import {
  PRICE_SOURCE_INFO,
  PRICE_SOURCES,
  type PriceSource,
  type Region,
  REGION_NAMES,
  REGIONS,
  SALT_LEVEL_LABELS,
  SALT_LEVELS,
} from '@crownsmith/domain';
import { useRevalidator } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Switch } from 'react-aria-components/Switch';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { changeSettings, type CookieChange, isSignedIn, useCookieSettings } from '#app/visitor/user-cookie';
import { ShellDialog } from '#app/ui/dialog/ShellDialog';
import styles from './SettingsDialog.module.css';

interface Props {
  readonly dark: boolean;
  readonly onDarkChange: (dark: boolean) => void;
}

const NONE = 'none';
const isPriceSource = (key: unknown): key is PriceSource => PRICE_SOURCES.some((source) => source === key);

/** A labelled select. */
const SelectField = ({
  label,
  value,
  onChange,
  children,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (key: unknown) => void;
  readonly children: ReactNode;
}) => (
  <Select className={styles['select'] ?? ''} value={value} onChange={onChange}>
    <Label>{label}</Label>
    <Button className={styles['button'] ?? ''}>
      <SelectValue />
      <span aria-hidden="true">▾</span>
    </Button>
    <Popover className={styles['popover'] ?? ''}>
      <ListBox className={styles['options'] ?? ''}>{children}</ListBox>
    </Popover>
  </Select>
);

/** The visitor's region; choosing one resets the price sources to its own. */
const RegionSelect = ({
  region,
  onChoose,
}: {
  readonly region: Region;
  readonly onChoose: (region: Region) => void;
}) => (
  <SelectField
    label="Region"
    value={region}
    onChange={(key) => {
      const chosen = REGIONS.find((region) => region === key);
      if (chosen) onChoose(chosen);
    }}
  >
    {REGIONS.map((known) => (
      <ListBoxItem key={known} id={known} textValue={REGION_NAMES[known]}>
        {REGION_NAMES[known]}
      </ListBoxItem>
    ))}
  </SelectField>
);

interface SourceProps {
  /** from 1 */
  readonly place: number;
  readonly source: PriceSource | undefined;
  readonly taken: readonly PriceSource[];
  readonly onChoose: (source: PriceSource | undefined) => void;
}

/** The price source at one place of the order of preference; sources at other places are not offered. */
const SourceSelect = ({ place, source, taken, onChoose }: SourceProps) => (
  <SelectField
    label={`Price source ${place}`}
    value={source ?? NONE}
    onChange={(key) => onChoose(isPriceSource(key) ? key : undefined)}
  >
    {PRICE_SOURCES.filter((known) => known === source || !taken.includes(known)).map((known) => (
      <ListBoxItem key={known} id={known} textValue={PRICE_SOURCE_INFO[known].name}>
        {PRICE_SOURCE_INFO[known].name} <small>{PRICE_SOURCE_INFO[known].region}</small>
      </ListBoxItem>
    ))}
    {(place > 1 || source === undefined) && <ListBoxItem id={NONE}>None</ListBoxItem>}
  </SelectField>
);

/** Prices, names and salt, kept in the browser's cookie; of signed-in people the shell sends changes to their profile. */
const DisplayControls = ({ signedIn }: { readonly signedIn: boolean }) => {
  const settings = useCookieSettings();
  const revalidator = useRevalidator();
  const change = (changes: CookieChange): void => {
    changeSettings(changes);
    // Pages of signed-in people show the profile: the shell revalidates once it has the change.
    if (!signedIn) revalidator.revalidate();
  };
  const { priceSources } = settings;
  const setSource = (at: number, source: PriceSource | undefined): void => {
    const next = [...priceSources.slice(0, at), ...(source ? [source] : []), ...priceSources.slice(at + 1)];
    change({ priceSources: next });
  };
  const places = Math.min(priceSources.length + 1, PRICE_SOURCES.length);
  return (
    <>
      <RegionSelect region={settings.region} onChoose={(region) => change({ region, priceSources: null })} />
      {Array.from({ length: places }, (_, at) => (
        <SourceSelect
          key={at}
          place={at + 1}
          source={priceSources[at]}
          taken={priceSources}
          onChoose={(source) => setSource(at, source)}
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

/** The visitor's settings: the colour mode, prices, names and salt. They need no account. */
const SettingsDialog = ({ dark, onDarkChange }: Props) => {
  const [signedIn] = useState(() => isSignedIn(document.cookie));
  return (
    <ShellDialog title="Settings">
      <Switch className={styles['switch'] ?? ''} isSelected={dark} onChange={onDarkChange}>
        Dark mode
        <span className={styles['track']} aria-hidden="true" />
      </Switch>
      <DisplayControls signedIn={signedIn} />
      {!signedIn && (
        <div className={styles['signin']}>
          <p>These settings are stored in this browser and need no account.</p>
          <p>
            <a href="/signin">Sign in</a> to view more settings: your name and password, and where you are
            signed in.
          </p>
        </div>
      )}
    </ShellDialog>
  );
};

export default SettingsDialog;
