import { describe, expect, it } from '@jest/globals';
import { cleanSource } from '../catalog/page-numbers.js';
import { NETWORKS } from './blocks.js';
import { SHARE_NETWORKS, SITE_NAMES, shareLink } from './share-links.js';

describe('the links for each network', () => {
  it.each(SHARE_NETWORKS)('count visits under the name of %s, as its own site does', (network) => {
    const link = new URL(shareLink('https://reelpact.test', 'nora', network));
    expect(link.pathname).toBe('/nora');
    const source = cleanSource(link.searchParams.get('ref'));
    expect(SITE_NAMES[source]).toBe(NETWORKS[network]);
    expect(cleanSource(`www.${network}.com`)).toBe(source);
  });
});
