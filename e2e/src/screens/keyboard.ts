import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** More stops than any screen has on the way to what it is there for. */
const MOST_STOPS = 120;

/** What the element that has the focus is called, and whether anyone can see that it has it. */
function describeFocus(): { name: string; visible: boolean } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: '', visible: false };
  const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
  const labels = (element as HTMLInputElement).labels;
  // A row of tabs announces its tabs by a note inside of the one that has the focus.
  const content = element.cloneNode(true) as Element;
  for (const note of content.querySelectorAll('[aria-live]')) note.remove();
  const name =
    element.getAttribute('aria-label') ??
    (labelledBy.trim() || (labels?.[0]?.textContent ?? content.textContent ?? ''));
  const shows = (one: Element, byShadow: boolean): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || (byShadow && boxShadow !== 'none');
  };
  // Buttons cast a shadow at all times; fields only while they have the focus, often by the box around them.
  const isField = element.matches('input, textarea, select, [role="combobox"]');
  const boxes: Element[] = [];
  for (let box = element.parentElement; box && boxes.length < 4; box = box.parentElement) {
    if (/-affix-wrapper|ant-select|ant-input-number/.test(box.className)) boxes.push(box);
  }
  const visible = shows(element, isField) || (isField && boxes.some((box) => shows(box, true)));
  return { name: name.trim().replaceAll(/\s+/g, ' '), visible };
}

/** A person who uses no mouse. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /**
   * Presses Tab until something of this name has the focus, and can be seen to have it.
   * @throws Error with the stops on the way when it is never reached
   */
  async tabTo(name: string | RegExp): Promise<void> {
    const fits = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
    const stops: string[] = [];
    while (stops.length < MOST_STOPS) {
      await this.page.keyboard.press('Tab');
      const focus = await this.page.evaluate(describeFocus);
      if (fits(focus.name)) {
        expect({ name: focus.name, focus: focus.visible ? 'visible' : 'not visible' }).toEqual({
          name: focus.name,
          focus: 'visible',
        });
        return;
      }
      stops.push(focus.name);
    }
    throw new Error(`Tab never reaches ${String(name)}. It stops at: ${[...new Set(stops)].join(' | ')}`);
  }

  /** Goes to a field and types into it what it shall hold. */
  async type(field: string | RegExp, text: string): Promise<void> {
    await this.tabTo(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Goes to a button or a link and presses it. */
  async press(name: string | RegExp): Promise<void> {
    await this.tabTo(name);
    await this.page.keyboard.press('Enter');
  }

  /** Goes on by the arrow keys, as in a menu or a row of tabs. */
  async arrowTo(key: 'ArrowDown' | 'ArrowLeft' | 'ArrowRight', name: string): Promise<void> {
    const stops: string[] = [];
    while (stops.length < 12) {
      await this.page.keyboard.press(key);
      const focus = await this.page.evaluate(describeFocus);
      if (focus.name === name) return;
      stops.push(focus.name);
    }
    throw new Error(`${key} never reaches ${name}. It stops at: ${[...new Set(stops)].join(' | ')}`);
  }
}
