import { PLANTED } from './app.js';
import { suite } from './suite.js';

// Everything that moves the product's clock, whatever it is about.
suite('clock', { TRUSTED_PROXIES: '1' }, undefined, PLANTED);
