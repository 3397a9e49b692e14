import {
  createContext,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useId,
  useState,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyGroups } from '#app/gallery/stories/index';
import { renderToHtml } from './render-to-html.server';

const Word = createContext('default');
const Show = ({ before = '' }: { readonly before?: string }) => <i>{before + useContext(Word)}</i>;
function Declared({ children }: { readonly children?: ReactNode }) {
  return <section>{children}</section>;
}
const Named = () => <label htmlFor={useId()}>{useState('a')[0]}</label>;
const Nested = () => (
  <p
    dangerouslySetInnerHTML={{
      __html: renderToHtml(
        <Word.Provider value="inner">
          <Show />
        </Word.Provider>,
      ).toString(),
    }}
  />
);
const Lazy = lazy(() => Promise.resolve({ default: Declared }));

const CASES: Readonly<Record<string, ReactElement>> = {
  'texts and numbers': <p>{'<é “&”> \'"'} a {1}{0} {''}{-0.5}</p>,
  'what renders nothing': <p>{false}{true}{null}{undefined}{[]}<></></p>,
  'lists and fragments': <ul>{[1, 2].map((n) => <li key={n}>{n}</li>)}<>{[[<b key="a">a</b>], 'b']}</></ul>,
  'attributes': <a className={'a "b" \'c\' <d> &'} href="/?a=1&b=2" tabIndex={-1} title="" role={undefined} data-a={0} data-b aria-hidden={false} aria-label="é">a</a>,
  'attributes with a rule of their own': <details open className="a" style={{ marginTop: 2, color: 'red' }}><summary hidden>a</summary></details>,
  'listeners and unknown attributes': <p onClick={() => undefined} {...{ inert: '' }}>a</p>,
  'elements without content': <p><br /><img src="/a.png" srcSet="/b.png 2x" alt="" width="4" height={5} loading="lazy" decoding="async" /><hr className="a" /></p>,
  'forms': <form method="get" action="/a"><input type="checkbox" name="a" value="1" defaultChecked /><select name="b" defaultValue="2"><option value="1">1</option><option value="2">2</option></select><textarea name="c" defaultValue={'\na'} /><button type="submit" disabled>a</button></form>,
  'preformatted text': <pre>{'\na'}</pre>,
  'drawings': <svg viewBox="0 0 4 4" aria-hidden="true" focusable="false" preserveAspectRatio="none"><g transform="translate(1 2)"><path d="M0 0" strokeWidth="2" strokeLinecap="round" fill="none" stroke="currentColor" /></g><text x={1.5} y={-2}>a</text></svg>,
  'progress': <progress value={93} max="100" aria-hidden="true" />,
  'HTML': <p dangerouslySetInnerHTML={{ __html: '<b>&</b>' }} />,
  'components': <Declared><Show /><Show before="a" /></Declared>,
  'contexts': <><Show /><Word.Provider value="a"><Show /><Word.Provider value="b"><Show /></Word.Provider><Show /></Word.Provider><Show /></>,
  'contexts of what React renders': <Word.Provider value="a"><form><select defaultValue="a"><option value="a">a</option></select><Show /></form><pre><Show /></pre></Word.Provider>,
  'consumers': <Word.Provider value="a"><Word.Consumer>{(word) => <b>{word}</b>}</Word.Consumer></Word.Provider>,
  'other hooks': <div><Show /><Named /><Named /></div>,
  'a tree in a tree': <Word.Provider value="outer"><Show /><Nested /><Show /></Word.Provider>,
  'what is not there yet': <Suspense fallback={<p>a</p>}><Lazy /></Suspense>,
  'long content': <ol>{Array.from({ length: 500 }, (_, n) => <li key={n} className="é">{'“'.repeat(n % 9)}{n}</li>)}</ol>,
}; // prettier-ignore

describe('HTML of an element', () => {
  it.each(Object.entries(CASES))('is what React renders: %s', (_name, element) => {
    expect(renderToHtml(element).toString()).toBe(renderToStaticMarkup(element));
  });

  // The stories of the render context need a route.
  const groups = storyGroups.filter(({ folder }) => folder !== 'render-context');
  it.each(
    groups.flatMap(({ folder, stories }) =>
      stories.map(({ name, element }) => [folder, name, <>{element}</>] as const),
    ),
  )('is what React renders: %s, %s', (_folder, _name, element) => {
    expect(renderToHtml(element).toString()).toBe(renderToStaticMarkup(element));
  });

  it('is the same after an error', () => {
    const Broken = (): ReactElement => {
      throw new Error('broken');
    };
    expect(() =>
      renderToHtml(
        <Word.Provider value="a">
          <p>
            <Broken />
          </p>
        </Word.Provider>,
      ),
    ).toThrow('broken');
    expect(renderToHtml(<Show />).toString()).toBe('<i>default</i>');
  });
});
