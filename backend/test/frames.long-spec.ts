import { withPreviews } from './app.js';
import { suite } from './suite.js';

// What is known of a film's frames, by itself: it is the same wherever files are kept, so `encoders-in-bucket` leaves it out.
suite('frames', {}, withPreviews);
