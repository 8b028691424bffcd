import type { Page } from 'playwright-core';
import type { PersonName, World } from './persons.js';

export type Act = (page: Page, world: World) => Promise<unknown>;
/** What is done, and the specification's texts that stand on the screen then. */
export type Beat = readonly [act: Act, ...texts: string[]];

/** One person on one screen, and what they do and read there one after the other. */
export interface Scene {
  screen: string;
  person: PersonName;
  beats: readonly Beat[];
}

export const scene = (screen: string, person: PersonName, ...beats: Beat[]): Scene => ({
  screen,
  person,
  beats,
});

/** Does several things before anything is read. */
export const all =
  (...acts: Act[]): Act =>
  async (page, world) => {
    for (const act of acts) await act(page, world);
  };

export const open =
  (path: string | ((world: World) => string)): Act =>
  (page, world) =>
    page.goto(typeof path === 'string' ? path : path(world));

type Role = 'button' | 'link' | 'menuitem' | 'tab';

export const press =
  (name: string | RegExp, role: Role = 'button'): Act =>
  (page) =>
    page
      .getByRole(role, { name, exact: typeof name === 'string', disabled: false })
      .first()
      .click();

/** The same in the dialog that is open. */
export const pressInDialog =
  (name: string, role: Role = 'button'): Act =>
  (page) =>
    page.getByRole('dialog').last().getByRole(role, { name, exact: true, disabled: false }).click();

/** Types into several fields: label and text. */
export const fill =
  (...fields: [label: string | RegExp, text: string][]): Act =>
  async (page) => {
    for (const [label, text] of fields)
      await page
        .getByLabel(label, { exact: typeof label === 'string' })
        .last()
        .fill(text);
  };

/** Opens a list of choices; what can be chosen is text on the screen then. */
export const unfold =
  (label: string): Act =>
  async (page) => {
    await page.getByLabel(label, { exact: true }).last().press('ArrowDown');
  };

/** Chooses from one of the browser's own lists. */
export const select =
  (label: string, value: string): Act =>
  async (page) => {
    await page.getByLabel(label, { exact: true }).selectOption(value);
  };

/** @param content bytes, or how many of them */
export const chooseFile =
  (name: string, mimeType: string, content: Buffer | number = 64): Act =>
  (page) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name,
        mimeType,
        buffer: typeof content === 'number' ? Buffer.alloc(content, 1) : content,
      });

/** From now on these calls are answered so, without reaching the server. */
export const answer =
  (method: string, path: RegExp, status: number, body: object | ((world: World) => object) = {}): Act =>
  (page, world) =>
    page.route(
      ({ pathname }) => path.test(pathname),
      (route) =>
        route.request().method() === method
          ? route.fulfill({ status, json: typeof body === 'function' ? body(world) : body })
          : route.fallback(),
    );

/** From now on the server says nothing to these calls, until the page is left. */
export const keepWaiting =
  (method: string, path: RegExp): Act =>
  (page) =>
    page.route(
      ({ pathname }) => path.test(pathname),
      (route) => (route.request().method() === method ? undefined : route.fallback()),
    );

export const answerNormally: Act = (page) => page.unrouteAll();
