/**
 * What the server's build compiles the JSX of creators' pages with, in React's place: elements become text at once, where React first builds
 * a tree and walks it. That is several times faster, and a page is drawn whenever it has changed. It knows what these pages use:
 * components without hooks, attributes, fragments and lists. A test holds what it writes against what React writes.
 */
export class Markup {
  constructor(readonly html: string) {}
}

type Child = Markup | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & { children?: Child };
type Component = (props: Props) => Child;

export const Fragment = Symbol('fragment');

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source']);
/** Attributes that React spells in a way of its own and that aren't just lower-cased. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  htmlFor: 'for',
  viewBox: 'viewBox',
};
const names = new Map<string, string>(Object.entries(NAMES));

const UNSAFE = /["&'<>]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

function escaped(text: string): string {
  // Most texts have nothing to escape, and looking is cheaper than replacing.
  return UNSAFE.test(text) ? text.replace(/["&'<>]/g, (character) => ESCAPES[character] ?? '') : text;
}

function textOf(child: Child): string {
  if (child instanceof Markup) return child.html;
  if (typeof child === 'string') return escaped(child);
  if (typeof child === 'number') return String(child);
  if (Array.isArray(child)) {
    let text = '';
    for (const one of child as readonly Child[]) text += textOf(one);
    return text;
  }
  return '';
}

function nameOf(attribute: string): string {
  const known = names.get(attribute);
  if (known !== undefined) return known;
  const name = attribute.toLowerCase();
  names.set(attribute, name);
  return name;
}

function attributesOf(props: Props): string {
  let text = '';
  for (const attribute in props) {
    const value = props[attribute];
    if (attribute === 'children' || value === undefined || value === null) continue;
    const name = nameOf(attribute);
    // What describes something to assistive technology, or to a script, has "false" for a value.
    const isText = typeof value !== 'boolean' || name.startsWith('aria-') || name.startsWith('data-');
    if (isText) text += ` ${name}="${escaped(String(value))}"`;
    else if (value) text += ` ${name}=""`;
  }
  return text;
}

export function jsx(type: string | Component | typeof Fragment, props: Props): Markup {
  if (typeof type === 'string') {
    const open = `<${type}${attributesOf(props)}>`;
    return new Markup(VOID.has(type) ? open : `${open}${textOf(props.children)}</${type}>`);
  }
  if (type === Fragment) return new Markup(textOf(props.children));
  const made = type(props);
  return made instanceof Markup ? made : new Markup(textOf(made));
}

export { jsx as jsxs };
