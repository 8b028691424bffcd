import { suite } from './suite.js';

// Everything about tips, which moves the product's clock.
suite('tips');
