import { afterEach, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';

afterEach(() => {
  delete document.body.dataset['creator'];
});

it('tells which packages, links and accounts were opened, as the page has them, and of no other link', async () => {
  document.body.dataset['creator'] = 'c1';
  document.body.innerHTML = `
    <a href="/nora" rel="next">Within</a>
    <a href="/package/p1/booking" data-package="true">Choose</a>
    <a href="/service/p2?source=tiktok.com" data-package="true">Look</a>
    <a href="https://northwind.test" rel="noopener nofollow ugc">Shop</a>
    <a href="https://www.tiktok.com/@nora" rel="me noopener">TikTok</a>`;
  const sent: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_to: string, body: Blob) => sent.push(body) > 0 });
  const { countVisit } = await import('./numbers');
  countVisit();
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
  }
  const texts = sent.map((blob) => {
    const reader = new FileReader();
    reader.readAsText(blob);
    return new Promise((done) => (reader.onload = () => done(JSON.parse(String(reader.result)))));
  });
  expect(await Promise.all(texts)).toEqual([
    { creatorId: 'c1', event: 'view' },
    { creatorId: 'c1', event: 'package_click', packageId: 'p1' },
    { creatorId: 'c1', event: 'package_click', packageId: 'p2' },
    { creatorId: 'c1', event: 'link_click', url: 'https://northwind.test' },
    { creatorId: 'c1', event: 'link_click', url: 'https://www.tiktok.com/@nora' },
  ]);
});
