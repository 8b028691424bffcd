/** Somebody with an account, over HTTP alone; `mailTo` answers the newest email to an address. */
export async function person(url, email, mailTo) {
  let cookie = '';
  const call = async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: body && JSON.stringify(body),
    });
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const password = 'a long walk by the sea';
  await call('POST', '/api/auth/register', { email, password, firstName: 'Ann', lastName: 'Miller' });
  const [, token] = /\?token=([\w.-]+)/.exec(await mailTo(email)) ?? [];
  await call('POST', '/api/auth/verify-email', { token, password });
  const { token: accessToken } = await call('POST', '/api/auth/tokens', {
    name: 'Image test',
    scopes: ['write'],
  });
  return { call, token: accessToken };
}

/** Opens a page with a package, one video of which is a delivery. */
export const openPage = (creator) =>
  creator.call('POST', '/api/creator/onboard', {
    username: 'sophia',
    displayName: 'Sophia Reyes',
    bio: 'Bright and honest videos.',
    category: 'Lifestyle',
    contentBlocks: [
      {
        enabled: true,
        type: 'package',
        title: 'UGC Package',
        description: 'A video of it',
        deliveryTime: '3-5 days',
        includes: '• 1 video',
        price: 150,
        revisions: '1',
      },
    ],
  });
