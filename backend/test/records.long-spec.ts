import { PLANTED } from './app.js';
import { suite } from './suite.js';

// What is counted of creators and brands, by bookings that are moved through years.
suite('records', { TRUSTED_PROXIES: '1' }, undefined, PLANTED);
