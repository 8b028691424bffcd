import { suite } from './suite.js';

suite('review');
