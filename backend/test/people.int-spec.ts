import { suite } from './suite.js';

suite('people');
