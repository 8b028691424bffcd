import { type Answer, Visitor } from '../src/modules/demo/visitor.js';

export { Visitor as Person };
export type { Answer };

/** Somebody whose every request is over when all that follows from it has been told. */
export class PatientPerson extends Visitor {
  constructor(
    url: string,
    private readonly settle: () => Promise<void>,
  ) {
    super(url);
  }

  override async send<T = Record<string, unknown>>(
    ...request: Parameters<Visitor['send']>
  ): Promise<Answer<T>> {
    const answer = await super.send<T>(...request);
    if (request[0] !== 'GET') await this.settle();
    return answer;
  }
}
