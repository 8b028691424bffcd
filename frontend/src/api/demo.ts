/**
 * Signs in as one of the demo's two people. Written without the store, because the landing page doesn't load it.
 * @returns false where this installation is no demo
 */
export async function signInToDemo(as: 'brand' | 'creator'): Promise<boolean> {
  try {
    const answer = await fetch('/api/demo/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ as }),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
