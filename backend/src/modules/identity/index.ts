export { IdentityModule } from './identity.module.js';
export { setGuestCookie, setSessionCookie } from './http/cookies.js';
export { Register } from './use-cases/register.js';
export { SignIn } from './use-cases/sign-in.js';
export { GUEST_COOKIE, SESSION_COOKIE, Sessions } from './sessions.js';
