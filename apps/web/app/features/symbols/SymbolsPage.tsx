import { MANA_SYMBOL_SIZE, MANA_SYMBOLS } from '@crownsmith/domain';
import { ManaSymbol, ManaSymbols, symbolName } from '@crownsmith/mana-symbols';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { CodeLine } from './CodeLine';
import styles from './Symbols.module.css';

/** Widths that the page shows, in px. */
const SIZES = [16, MANA_SYMBOL_SIZE, 32, 48] as const;
/** Symbols that stand for their kind. */
const KINDS = ['w', 'u', 'b', 'r', 'g', 'c', '10', 'x', 's', '2w', 'gu', 'rp', 'multi'] as const;
/** Classes with custom properties of other colours. */
const THEMES = ['print', 'bright', 'line'] as const;

const LISTS = [
  ['{2}{W/U}{G}', 'value="{2}{W/U}{G}"', 'A printed cost'],
  ['wug', 'value="wug"', 'Letters'],
  [['2', 'g/p'], "value={['2', 'g/p']}", 'A list'],
  [[], 'value={[]}', 'An empty list is the colourless symbol'],
] as const;

const THEME_CODE = '.bright { --mana-symbol-w: #fff3b0; --mana-symbol-rim: transparent; }';

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** Symbols without any text, of which a picture is stored: a change of a glyph, a colour or a shape shows. */
const Picture = ({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div
    data-picture={name}
    aria-hidden="true"
    className={[styles['picture'], className].filter(Boolean).join(' ')}
  >
    {children}
  </div>
);

const Row = ({ size, theme }: { readonly size: number; readonly theme?: (typeof THEMES)[number] }) => (
  <div className={[styles['row'], theme && styles[theme]].filter(Boolean).join(' ')}>
    {KINDS.map((key) => (
      <ManaSymbol key={key} value={key} size={size} decorative />
    ))}
  </div>
);

/** Every mana symbol with its name, sizes, themes and a line of code for each. Rendered on the server only. */
export const SymbolsPage = () => (
  <div className={styles['page']}>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Mana symbols' }]} />
    <h1>Mana symbols</h1>
    <p className={styles['lead']}>
      The {MANA_SYMBOLS.length} mana symbols of this site, as React components: inline SVG, named for screen
      readers, rendered on servers, and without a font or a request.
    </p>
    <Picture name="symbols" className={styles['sheet']}>
      {MANA_SYMBOLS.map((key) => (
        <ManaSymbol key={key} value={key} size={40} decorative />
      ))}
    </Picture>

    <Section id="install" title="Install">
      <CodeLine code="npm install @crownsmith/mana-symbols react" />
      <CodeLine code="import { ManaSymbol, ManaSymbols } from '@crownsmith/mana-symbols';" />
    </Section>

    <Section id="keys" title="One symbol">
      <p>
        Case, slashes and the order of two halves do not matter: <code>U/W</code> is <code>wu</code>. Any
        other key is shown as its letters on a grey disc.
      </p>
      <ul className={styles['keys']}>
        {MANA_SYMBOLS.map((key) => (
          <li key={key} id={`symbol-${key}`}>
            <ManaSymbol value={key} size={28} decorative />
            <b>{symbolName(key)}</b>
            <CodeLine code={`<ManaSymbol value="${key}" />`} />
          </li>
        ))}
      </ul>
    </Section>

    <Section id="lists" title="Several symbols">
      <p>A row of symbols has one name for the whole row.</p>
      <ul className={styles['keys']}>
        {LISTS.map(([value, code, title]) => (
          <li key={title}>
            <ManaSymbols value={value} size={24} className={styles['symbols'] ?? ''} />
            <b>{title}</b>
            <CodeLine code={`<ManaSymbols ${code} />`} />
          </li>
        ))}
      </ul>
    </Section>

    <Section id="sizes" title="Sizes">
      <p>
        {SIZES.join(', ').replace(/, (?=\d+$)/, ' and ')} px. Without a size a symbol is {MANA_SYMBOL_SIZE} px
        wide and high.
      </p>
      <Picture name="sizes">
        {SIZES.map((size) => (
          <Row key={size} size={size} />
        ))}
      </Picture>
      <CodeLine code={'<ManaSymbol value="w" size={32} />'} />
    </Section>

    <Section id="themes" title="Colours">
      <p>
        Every colour is a custom property that elements inherit: <code>--mana-symbol-w</code>, <code>-u</code>
        , <code>-b</code>, <code>-r</code>, <code>-g</code> and <code>-c</code> for the discs,{' '}
        <code>-ink</code> for the glyphs, <code>-rim</code> for the edge. The first row has the colours of
        print.
      </p>
      <Picture name="themes">
        {THEMES.map((theme) => (
          <Row key={theme} size={32} theme={theme} />
        ))}
      </Picture>
      <CodeLine code={THEME_CODE} />
    </Section>
  </div>
);
