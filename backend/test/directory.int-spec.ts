import { suite } from './suite.js';

suite('directory');
