import { type Answer, Visitor } from '../src/modules/demo/visitor.js';
import type { Owed } from './owed.js';

export { Visitor as Person };
export type { Answer };

/** Somebody who sees all that follows from what they and others have asked for before. */
export class PatientPerson extends Visitor {
  constructor(
    url: string,
    private readonly owed: Owed,
  ) {
    super(url);
  }

  override async send<T = Record<string, unknown>>(
    ...request: Parameters<Visitor['send']>
  ): Promise<Answer<T>> {
    if (request[0] === 'GET') await this.owed.pay();
    try {
      return await super.send<T>(...request);
    } finally {
      if (request[0] !== 'GET') this.owed.add();
    }
  }
}
