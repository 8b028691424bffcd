import { suite } from './suite.js';

suite('delivery');
