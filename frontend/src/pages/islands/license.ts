import { offerFileCheck } from './check-file';
import { offerSharing } from './share';

// All that a license's page runs. The page says everything without it.

offerFileCheck((address) => import(/* @vite-ignore */ address));
offerSharing();
