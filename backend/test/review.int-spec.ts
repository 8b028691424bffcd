import { withPreviews } from './app.js';
import { suite } from './suite.js';

suite('review', {}, withPreviews);
