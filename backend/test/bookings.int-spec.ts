import { suite } from './suite.js';

suite('bookings');
