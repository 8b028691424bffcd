import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../platform/config/config.js';
import { GUEST_COOKIE, GUEST_DAYS } from '../guests.js';
import { DEVICE_COOKIE, DEVICE_DAYS, SESSION_COOKIE, SESSION_DAYS } from '../sessions.js';

const options = (config: Config, days: number): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: config.publicUrl.startsWith('https:'),
  maxAge: days * 86_400,
});

export function setSessionCookie(reply: FastifyReply, config: Config, content: string): void {
  void reply.setCookie(SESSION_COOKIE, content, options(config, SESSION_DAYS));
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(SESSION_COOKIE, options(config, 0));
}

/** Stays when its owner signs out: it opens nothing. */
export function setDeviceCookie(reply: FastifyReply, config: Config, content: string): void {
  void reply.setCookie(DEVICE_COOKIE, content, options(config, DEVICE_DAYS));
}

/** The cookie by which a brand without an account finds its bookings again. */
export function setGuestCookie(reply: FastifyReply, config: Config, content: string): void {
  void reply.setCookie(GUEST_COOKIE, content, options(config, GUEST_DAYS));
}
