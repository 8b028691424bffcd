import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../config/setting.js';
import { databaseProblem } from './database-problem.js';

const URL_OF_IT = 'postgres://ann:hidden@db.example:5433/shop';

describe('a database that can’t be used', () => {
  it.each([
    ['28P01', 'the password of "ann" is not the one that db.example:5433 knows'],
    ['3D000', 'there is no database "shop" at db.example:5433'],
    ['ECONNREFUSED', 'nothing listens at db.example:5433'],
    ['ENOTFOUND', 'there is no host "db.example"'],
  ])('is named with its reason and without its password: %s', (code, reason) => {
    for (const error of [{ code }, { driverError: { code } }]) {
      const problem = databaseProblem(error, URL_OF_IT) as Error;
      expect(problem).toBeInstanceOf(ConfigError);
      expect(problem.message).toBe(`DATABASE_URL can't be used: ${reason}.`);
    }
  });

  it('is named where its host is a folder that has no such socket', () => {
    const problem = databaseProblem(
      { code: 'ENOENT', syscall: 'connect' },
      'postgres://ann:hidden@%2Frun%2Fpostgresql:5433/shop',
    ) as Error;
    expect(problem.message).toBe("DATABASE_URL can't be used: nothing listens at /run/postgresql:5433.");
    const other = Object.assign(new Error('a file'), { code: 'ENOENT', syscall: 'open' });
    expect(databaseProblem(other, URL_OF_IT)).toBe(other);
  });

  it('is not blamed for anything else', () => {
    const error = new Error('a bug');
    expect(databaseProblem(error, URL_OF_IT)).toBe(error);
  });
});
