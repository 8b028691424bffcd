import { describe, expect, it } from '@jest/globals';
import { BLOCK_MESSAGES, type Network } from './blocks.js';
import { accountAddress, accountName, accountProblem, linkedAccounts } from './social-accounts.js';

describe('an account', () => {
  it.each<[Network, string, string]>([
    ['instagram', '@nora.haddad', 'https://www.instagram.com/nora.haddad'],
    ['instagram', 'nora.haddad', 'https://www.instagram.com/nora.haddad'],
    ['instagram', ' instagram.com/nora.haddad/ ', 'https://www.instagram.com/nora.haddad'],
    ['instagram', 'https://m.instagram.com/nora.haddad?igsh=x', 'https://www.instagram.com/nora.haddad'],
    ['instagram', 'https://@nora.haddad', 'https://www.instagram.com/nora.haddad'],
    ['tiktok', 'nora', 'https://www.tiktok.com/@nora'],
    ['tiktok', 'https://www.tiktok.com/@nora', 'https://www.tiktok.com/@nora'],
    ['tiktok', 'https://vm.tiktok.com/ZM8abc/', 'https://vm.tiktok.com/ZM8abc/'],
    ['youtube', 'youtube.com/channel/UC123', 'https://youtube.com/channel/UC123'],
    ['youtube', '@zażółć', 'https://www.youtube.com/@za%C5%BC%C3%B3%C5%82%C4%87'],
    ['pinterest', 'pinterest.co.uk/nora', 'https://www.pinterest.com/nora'],
    ['linkedin', '@nora-haddad', 'https://www.linkedin.com/in/nora-haddad'],
    ['linkedin', 'linkedin.com/company/nora', 'https://linkedin.com/company/nora'],
    ['x', 'http://twitter.com/nora', 'https://x.com/nora'],
    ['website', 'nora.example', 'https://nora.example/'],
  ])('of %s, typed as %j, is at %s', (network, typed, address) => {
    expect(accountAddress(network, typed)).toBe(address);
    expect(accountProblem(network, typed)).toBeNull();
    // What is stored is read back as the same account.
    expect(accountAddress(network, accountName(network, address))).toBe(address);
  });

  it.each<[Network, string]>([
    ['instagram', 'https://www.tiktok.com/@nora'],
    ['instagram', 'https://nora.haddad'],
    ['instagram', 'https://notinstagram.com/nora'],
    ['instagram', 'https://www.instagram.com/'],
    ['instagram', 'tiktok.com'],
    ['instagram', 'nora haddad'],
    ['tiktok', 'javascript:alert(1)'],
    ['website', '@nora.haddad'],
    ['website', 'nora'],
    ['x', '@'],
    ['x', ''],
  ])('of %s is not %j', (network, typed) => {
    expect(accountAddress(network, typed)).toBeNull();
    expect(accountProblem(network, typed)).toEqual(
      network === 'website' ? BLOCK_MESSAGES.url : expect.stringContaining('handle'),
    );
    expect(accountName(network, typed)).toBe(typed);
  });

  it('is named by its handle, or by its address where that has none', () => {
    expect(accountName('tiktok', 'https://www.tiktok.com/@nora')).toBe('@nora');
    expect(accountName('youtube', 'https://www.youtube.com/@za%C5%BC%C3%B3%C5%82%C4%87')).toBe('@zażółć');
    expect(accountName('youtube', 'https://www.youtube.com/c/%E0%A4%A')).toBe(
      'https://www.youtube.com/c/%E0%A4%A',
    );
    expect(accountName('website', 'https://nora.example/')).toBe('https://nora.example/');
  });

  it('that was stored without an address that works is not linked to', () => {
    const stored = [
      { network: 'instagram', url: 'https://@nora.haddad', followers: 5 },
      { network: 'instagram', url: 'https://nora.haddad', followers: null },
    ] as const;
    expect(linkedAccounts(stored)).toEqual([{ ...stored[0], url: 'https://www.instagram.com/nora.haddad' }]);
  });
});
