import { suite } from './suite.js';

suite('conversations');
