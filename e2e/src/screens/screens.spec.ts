import './keyboard.part.js';
import './screens.part.js';
import './texts.part.js';
