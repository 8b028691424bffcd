import { suite } from './suite.js';

suite('pages', { TRUSTED_PROXIES: '1' });
