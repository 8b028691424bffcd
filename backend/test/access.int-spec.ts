import { suite } from './suite.js';

suite('access');
