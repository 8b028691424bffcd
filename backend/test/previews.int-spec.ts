import { withPreviews } from './app.js';
import { suite } from './suite.js';

suite('previews', {}, withPreviews);
