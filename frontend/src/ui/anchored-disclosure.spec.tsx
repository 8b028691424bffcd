import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { renderWithData } from '../../test/stand-in-server';
import { AnchoredDisclosure } from './anchored-disclosure';

const original = { ResizeObserver: globalThis.ResizeObserver, show: Element.prototype.scrollIntoView };
let grow: () => void;
let isWatching: boolean;
let shown: string[];

beforeEach(() => {
  [grow, isWatching, shown] = [() => undefined, false, []];
  globalThis.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      grow = () => isWatching && told([], this);
    }
    observe = () => void (isWatching = true);
    disconnect = () => void (isWatching = false);
    unobserve = () => undefined;
  };
  Element.prototype.scrollIntoView = function () {
    shown.push(this.id);
  };
});
afterEach(() => {
  globalThis.ResizeObserver = original.ResizeObserver;
  Element.prototype.scrollIntoView = original.show;
});

const open = (address: string) =>
  renderWithData(
    <AnchoredDisclosure anchor="money" label="Money">
      inside
    </AnchoredDisclosure>,
    address,
  );

describe('a part of a page that an address names', () => {
  it('is open, and shown again when the page grows above it, until somebody takes over', () => {
    const { container } = open('/account#money');
    expect(container.textContent).toContain('inside');
    act(grow);
    act(grow);
    expect(shown).toEqual(['money', 'money']);
    fireEvent.wheel(document.body);
    act(grow);
    expect(shown).toHaveLength(2);
  });

  it('is closed, and nothing moves, for who was led elsewhere', () => {
    const { container } = open('/account#security');
    expect(container.textContent).not.toContain('inside');
    act(grow);
    expect(shown).toEqual([]);
  });
});
