import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Recurring } from '../jobs/recurring.js';

/** What a server can be there for; one that is there for all of it does everything. */
export type ServerTask = 'web' | 'worker' | 'media';

/** Marks a provider that works beside the requests, on servers for one of these: its `start` is called once all is wired. */
export const Background = DiscoveryService.createDecorator<readonly ServerTask[]>();

interface Startable {
  start(): void | Promise<void>;
}
const isStartable = (instance: unknown): instance is Startable =>
  typeof (instance as Partial<Startable> | null)?.start === 'function';

/**
 * Starts everything that is marked.
 * @throws Error for what is marked and can't be started, and for work that is to be done again and again and that nobody has started
 */
export async function startBackground(
  app: INestApplicationContext,
  role: ServerTask | 'all' = 'all',
): Promise<void> {
  const discovery = app.get(DiscoveryService);
  const isFor = (wrapper: Parameters<typeof discovery.getMetadataByDecorator>[1]): boolean =>
    role === 'all' || discovery.getMetadataByDecorator(Background, wrapper)?.includes(role) === true;
  const known = discovery.getProviders({ metadataKey: Background.KEY });
  const marked = known.filter(isFor);
  // All at once: one that waits for somebody else holds nobody up.
  await Promise.all(
    marked.map(async ({ instance, name }) => {
      if (!isStartable(instance)) throw new Error(`${String(name)} has no start()`);
      await instance.start();
    }),
  );
  const idle = discovery
    .getProviders()
    .filter((wrapper) => !known.includes(wrapper) || marked.includes(wrapper))
    .filter(({ instance }) =>
      Object.values((instance as object | null) ?? {}).some(
        (part) => part instanceof Recurring && !part.isStarted,
      ),
    );
  if (idle.length > 0) throw new Error(`nobody starts ${idle.map(({ name }) => String(name)).join(', ')}`);
}
