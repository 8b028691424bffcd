import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { styleSources, withStyles } from './style-sources.js';

const hash = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

describe('the styles of a document', () => {
  it('are named by their hashes, each once', () => {
    const html = '<style>h1{}</style><style media="print">\np{}</style><style>h1{}</style><p>style</p>';
    expect(styleSources(html)).toEqual([hash('h1{}'), hash('\np{}')]);
  });

  it('in attributes count only where that is said as well', () => {
    expect(styleSources('<svg style="width:0"></svg>')).toEqual([hash('width:0'), "'unsafe-hashes'"]);
    expect(styleSources('<p>plain</p>')).toEqual([]);
  });

  it('are added to the directive for styles alone', () => {
    const policy = "default-src 'self';style-src 'self';img-src data:";
    expect(withStyles(policy, ["'nonce-1'", "'sha256-2'"])).toBe(
      "default-src 'self';style-src 'self' 'nonce-1' 'sha256-2';img-src data:",
    );
  });
});
