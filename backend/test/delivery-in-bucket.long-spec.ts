import { suiteInBucket } from './suite-in-bucket.js';

suiteInBucket('delivery');
