/** What a style says of an element also when only something around it says so. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };
/** The attributes by which the browser's own style sheet tells elements of one name apart. */
const TELLING = ['type', 'hidden', 'open'];

const kebab = (name) => name.replaceAll(/[A-Z]/g, '-$&').toLowerCase();

/**
 * A `getComputedStyle` that knows the browser's own style sheet and the elements' `style`, and no other sheets: nothing here tests a
 * look, only what is hidden. jsdom's own asks each rule of each sheet about the element, and that took half of all time, because a
 * query by role wants the style of every element that it passes.
 */
export function computedStyles(window) {
  const { document, getComputedStyle } = window;
  const defaults = new Map();

  function defaultOf(element) {
    const attributes = TELLING.filter((name) => element.hasAttribute(name));
    const key = [
      element.localName,
      ...attributes.map((name) => `${name}=${element.getAttribute(name)}`),
    ].join();
    let style = defaults.get(key);
    if (!style) {
      const bare = document.createElementNS(element.namespaceURI, element.localName);
      for (const name of attributes) bare.setAttribute(name, element.getAttribute(name));
      style = getComputedStyle.call(window, bare);
      defaults.set(key, style);
    }
    return style;
  }

  const own = (element, property) =>
    element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';

  function valueOf(element, property) {
    if (!(property in INHERITED))
      return own(element, property) || defaultOf(element).getPropertyValue(property);
    for (let around = element; around; around = around.parentElement) {
      const value = own(around, property);
      if (value) return value;
    }
    return INHERITED[property];
  }

  return (element) =>
    new Proxy(
      {},
      {
        get: (_, name) => {
          if (name === 'getPropertyValue') return (property) => valueOf(element, property);
          return typeof name === 'string' ? valueOf(element, kebab(name)) : undefined;
        },
      },
    );
}
