/** What a request carries: `metadata[order]=x&expand[0]=y` as nested values. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

function put(into: Form, path: string[], value: string): void {
  const [head = '', ...rest] = path;
  const next = head === '' ? String(Object.keys(into).length) : head;
  if (rest.length === 0) {
    into[next] = value;
    return;
  }
  const child = into[next];
  const inner = typeof child === 'object' && !Array.isArray(child) ? child : {};
  into[next] = inner;
  put(inner, rest, value);
}

/** Names that are all numbers were a list. */
function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) {
    return names.map((name) => withLists(value[name] ?? ''));
  }
  return Object.fromEntries(names.map((name) => [name, withLists(value[name] ?? '')]));
}

/** Reads a query or a body of type `application/x-www-form-urlencoded`. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    put(form, name.replaceAll(']', '').split('['), value);
  }
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, withLists(value)]));
}

/** The same parameters give the same text, in whatever order they came. */
export function canonical(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? '')}`).join(',')}}`;
}
