import { suite } from './suite.js';

// Tips that walk by chance, and people who act on one at the same moment.
suite('tips-by-chance');
