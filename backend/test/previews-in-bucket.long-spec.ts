import { withPreviews } from './app.js';
import { suiteInBucket } from './suite-in-bucket.js';

suiteInBucket('previews', withPreviews);
