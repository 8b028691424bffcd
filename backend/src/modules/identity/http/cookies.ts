import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { COOKIES } from '@reelpact/domain';
import type { Config } from '../../../platform/config/config.js';
import { GUEST_COOKIE, GUEST_DAYS } from '../guests/guests.js';
import { DEVICE_COOKIE, DEVICE_DAYS, SESSION_COOKIE, SESSION_DAYS } from '../sessions/sessions.js';
import { JOURNEY_COOKIE, JOURNEY_SECONDS } from '../openid/sign-in-journeys.js';

const options = (config: Config, days: number): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: config.publicUrl.startsWith('https:'),
  maxAge: days * 86_400,
});

export function setSessionCookie(reply: FastifyReply, config: Config, content: string): void {
  void reply.setCookie(SESSION_COOKIE, content, options(config, SESSION_DAYS));
  void reply.setCookie(COOKIES.signedIn.name, 'present', {
    ...options(config, SESSION_DAYS),
    httpOnly: false,
  });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(SESSION_COOKIE, options(config, 0));
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
  void reply.setCookie(DEVICE_COOKIE, content, options(config, DEVICE_DAYS));
}

/** The cookie by which a brand without an account finds its bookings again. */
export function setGuestCookie(reply: FastifyReply, config: Config, content: string): void {
  void reply.setCookie(GUEST_COOKIE, content, options(config, GUEST_DAYS));
}
