import css from './page.css?inline';
import { lightUpReels } from './lightbox';
import { playLoops } from './loops';
import { countVisit } from './numbers';
import { offerSharing } from './share';

// All that a creator's page runs. The page says, shows and books everything without it.

countVisit();
offerSharing();
// Browsers from before 2023 can't be given styles by a script: there the links lead to the films and photos themselves.
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  lightUpReels();
  playLoops();
}
