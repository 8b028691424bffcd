/** An answer with its body read. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/**
 * Somebody who uses the product over HTTP, with cookies like a browser's: the people of the demo, and those of
 * the tests.
 */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(readonly url: string) {}

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get<T = Record<string, unknown>>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.call<T>('GET', path, undefined, headers);
  }

  post<T = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return this.call<T>('POST', path, body, headers);
  }

  /** Sends a JSON body, or none. */
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    if (body === undefined) return this.send<T>(method, path, undefined, headers);
    return this.send<T>(method, path, JSON.stringify(body), {
      'content-type': 'application/json',
      ...headers,
    });
  }

  /** Sends bytes as they are. */
  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body: Buffer | string | undefined,
    headers: Record<string, string>,
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: { ...(this.cookies.size > 0 && { cookie: this.cookieHeader }), ...headers },
      body: typeof body === 'object' ? new Uint8Array(body) : body,
    });
    this.keepCookies(response);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  }

  /** Keeps a cookie; an empty one is forgotten. */
  keep(name: string, value: string): void {
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  private keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.keep(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
