import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { COOKIES } from '@reelpact/domain';
import type { Config } from '../../../platform/config/config.js';
import { GUEST_COOKIE, GUEST_DAYS } from '../guests/guests.js';
import { DEVICE_COOKIE, DEVICE_DAYS, SESSION_COOKIE, SESSION_DAYS } from '../sessions/sessions.js';
import { HALF_COOKIE } from '../sessions/pending-sign-ins.js';
import { JOURNEY_COOKIE, JOURNEY_SECONDS } from '../openid/sign-in-journeys.js';

const options = (config: Config, days: number): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: isSecure(config),
  maxAge: days * 86_400,
});

/** Names that browsers take only over TLS, for the whole host and from nobody else: another host of the domain can't plant them. */
const HOST_ONLY = '__Host-';
const HOST_COOKIES = [SESSION_COOKIE, GUEST_COOKIE, DEVICE_COOKIE, HALF_COOKIE] as const;
const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** What the browser calls one of these cookies. */
export const cookieName = (name: string, config: Pick<Config, 'publicUrl'>): string =>
  isSecure(config) ? `${HOST_ONLY}${name}` : name;

/** Gives the cookies of a request their own names, and leaves out those that anyone could have planted. */
export function readHostCookies(fastify: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  if (!isSecure(config)) return;
  fastify.addHook('onRequest', ({ cookies }, _reply, done) => {
    for (const name of HOST_COOKIES) cookies[name] = cookies[cookieName(name, config)];
    done();
  });
}

export function setSessionCookie(reply: FastifyReply, config: Config, content: string): void {
  void reply.setCookie(cookieName(SESSION_COOKIE, config), content, options(config, SESSION_DAYS));
  void reply.setCookie(COOKIES.signedIn.name, 'present', {
    ...options(config, SESSION_DAYS),
    httpOnly: false,
  });
}

/** Names a sign-in that waits for the second factor. */
export function setHalfCookie(reply: FastifyReply, config: Config, content: string): void {
  const maxAge = COOKIES.half.minutes * 60;
  void reply.setCookie(cookieName(HALF_COOKIE, config), content, { ...options(config, 0), maxAge });
}

export function clearHalfCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(cookieName(HALF_COOKIE, config), options(config, 0));
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(cookieName(SESSION_COOKIE, config), options(config, 0));
  void reply.clearCookie(COOKIES.signedIn.name, { ...options(config, 0), httpOnly: false });
}

/** Sent only where it is read, and also when the provider sends the browser back: that is a link from another site. */
const onJourney = (config: Config): CookieSerializeOptions => ({
  ...options(config, 0),
  path: '/api/auth/oidc',
  maxAge: JOURNEY_SECONDS,
});

export function setJourneyCookie(reply: FastifyReply, config: Config, content: string): void {
  void reply.setCookie(JOURNEY_COOKIE, content, onJourney(config));
}

export function clearJourneyCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(JOURNEY_COOKIE, onJourney(config));
}

/** Stays when its owner signs out: it opens nothing. */
export function setDeviceCookie(reply: FastifyReply, config: Config, content: string): void {
  void reply.setCookie(cookieName(DEVICE_COOKIE, config), content, options(config, DEVICE_DAYS));
}

/** The cookie by which a brand without an account finds its bookings again. */
export function setGuestCookie(reply: FastifyReply, config: Config, content: string): void {
  void reply.setCookie(cookieName(GUEST_COOKIE, config), content, options(config, GUEST_DAYS));
}
