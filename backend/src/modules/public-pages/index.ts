export { PublicPagesModule } from './public-pages.module.js';
export { answerPages } from './http/answer-pages.js';
export { CountPages } from './count-pages.js';
export { serveDirectory } from './http/serve-directory.js';
export { serveDoors } from './http/serve-doors.js';
export { PageAnswers } from './page-answers.js';
export { PageCache } from './page-cache.js';
export { Pages } from './pages-program.js';
