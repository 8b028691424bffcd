import { countVisit } from './numbers';
import { lightUpReels } from './lightbox';
import { playLoops } from './loops';
import { offerSharing } from './share';

// All that a creator's page runs. The page says, shows and books everything without it.

countVisit();
lightUpReels();
playLoops();
offerSharing();
