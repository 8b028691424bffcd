import { suite } from './suite.js';

suite('limits', { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' });
