// Every style of the site that a page may need at first sight. What only the server draws is listed too: the browser
// never loads those components, so nothing else would bring their styles.
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/symbol-sheet/symbol-sheet.css';
import './ui/Button.module.css';
import './ui/Crumbs.module.css';
import './ui/Figures.module.css';
import './ui/ListPage.module.css';
import './ui/Pages.module.css';
import './ui/Section.module.css';
import './ui/SectionNav.module.css';
import './ui/browse/Browse.module.css';
import './ui/browse/DeckHero.module.css';
import './ui/browse/set-sign/SetSign.module.css';
import './ui/card-frame/CardFrame.module.css';
import './ui/card-tile/CardTile.module.css';
import './ui/card-tile/CommanderTile.module.css';
import './ui/charts/Charts.module.css';
import './features/card/CardPage.module.css';
import './features/combos/Combos.module.css';
import './features/commander/AverageDeck.module.css';
import './features/commander/CommanderPage.module.css';
import './features/home/HomePage.module.css';
import './features/precons/Precons.module.css';
import './features/search/SearchPage.module.css';
