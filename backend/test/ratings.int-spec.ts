import { suite } from './suite.js';

// What the two sides of a booking say of each other, which moves the product's clock.
suite('ratings');
