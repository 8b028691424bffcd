export { IdentityModule } from './identity.module.js';
export { setGuestCookie, setSessionCookie } from './http/cookies.js';
export { UserDto } from './http/identity.dto.js';
export { presentUser } from './http/present-user.js';
export { FindUser } from './reads/find-user.js';
export { type Entry, Register } from './use-cases/register.js';
export { SignIn } from './use-cases/sign-in.js';
export { GUEST_COOKIE, SESSION_COOKIE, Sessions } from './sessions.js';
