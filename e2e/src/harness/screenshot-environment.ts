import { TestEnvironment } from 'jest-environment-node';

type Event = { name: string; test?: TestNode };
type TestNode = { name: string; parent?: TestNode };

/** Lets the harness look at the open pages at the moment a test fails, before anything is closed. */
export default class ScreenshotEnvironment extends TestEnvironment {
  async handleTestEvent(event: Event): Promise<void> {
    if (event.name !== 'test_fn_failure' || !event.test) return;
    const names: string[] = [];
    for (let node: TestNode | undefined = event.test; node; node = node.parent) names.unshift(node.name);
    const look = (this.global as { onTestFailure?: (name: string) => Promise<void> }).onTestFailure;
    await look?.(names.slice(1).join(' '));
  }
}
