import { linkCards } from './article/link-cards';
import { defineCommanderElement } from './commander/commander-element';
import { showDeclaredCommanders } from './commander/declared-commanders';
import { createSiteData } from './data/site-data';
import { readScriptSettings } from './script-settings';

// A page may include the script twice: the first one serves all elements.
if (!customElements.get('crownsmith-commander')) {
  const { site, defaults, nonce, linksCards } = readScriptSettings();
  const context = { data: createSiteData(site), defaults, nonce };
  defineCommanderElement(context);
  showDeclaredCommanders(context);
  linkCards(context, linksCards);
}
