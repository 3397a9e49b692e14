import { Scripts } from '@remix-run/react';
import { useNonce } from './document-context';
import { LONGEST_WAIT_FOR_PAINT } from './paint-wait';

/**
 * Follows a template with the scripts of a page: what a template holds is neither fetched nor run. Scripts that are no modules
 * prepare what the rest of the document hands over, so they run at once; preloads and modules come into the page once it has
 * been painted for the first time, or hidden.
 */
const START_SCRIPT = `{const {content}=document.currentScript.previousElementSibling;
for(const script of content.querySelectorAll('script:not([type])'))document.head.append(script);
let begun=false;
const begin=()=>{if(!begun){begun=true;document.head.append(content)}};
try{new PerformanceObserver(begin).observe({type:'paint',buffered:true})}catch{begin()}
setTimeout(begin,document.hidden?0:${LONGEST_WAIT_FOR_PAINT})}`;

const ServerScripts = () => {
  const nonce = useNonce();
  return (
    <div hidden>
      <template>
        <Scripts nonce={nonce} />
      </template>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />
    </div>
  );
};

/** Hydration leaves the element as the document has it. */
const BrowserScripts = () => <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

/**
 * Remix's `<Scripts>`, which the browser loads after the first paint, so that they do not compete with styles and fonts. Only
 * the server renders them.
 */
export const DeferredScripts = import.meta.env.SSR ? ServerScripts : BrowserScripts;
