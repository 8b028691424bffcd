import './approve-first.part.js';
import './pay-first.part.js';
import './public-page.part.js';
import './review-room.part.js';
import './sign-up.part.js';
import './talk.part.js';
