import { expect, it } from '@jest/globals';
import { isBot } from './bots.js';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

it.each([
  IPHONE,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 357.0.0.26.86 (iPhone15,2; iOS 18_1; en_US)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/488.0;FBDV/iPhone15,2]',
  'Mozilla/5.0 (Linux; Android 11; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.45 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
])('%s is a person', (agent) => expect(isBot({ 'user-agent': agent })).toBe(false));

it.each([
  undefined,
  '',
  '  ',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 Chrome/136.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'UptimeRobot/2.0; http://www.uptimerobot.com/',
  'curl/8.5.0',
  'Wget/1.21',
  'python-requests/2.32',
  'Go-http-client/2.0',
  'node',
])('%s is none', (agent) => expect(isBot({ 'user-agent': agent })).toBe(true));

it.each([
  [{ 'sec-purpose': 'prefetch' }],
  [{ 'sec-purpose': 'prefetch;prerender' }],
  [{ purpose: 'prefetch' }],
])('a page that a browser loads beforehand is seen by nobody: %j', (headers) => {
  expect(isBot({ 'user-agent': IPHONE, ...headers })).toBe(true);
});
