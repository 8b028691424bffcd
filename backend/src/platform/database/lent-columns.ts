import { Injectable } from '@nestjs/common';

/**
 * What modules above have to say in a statement of a module below, which knows none of their tables: each lends an expression in SQL when it
 * is wired, and the statement puts it in by its name. So one statement still answers, and who may read what is seen in the imports.
 */
@Injectable()
export class LentColumns {
  private readonly columns = new Map<string, string>();

  /** @param name `statement.column`; @param sql an expression that names the rows of the statement as its module says */
  lend(name: string, sql: string): void {
    if (this.columns.has(name)) throw new Error(`two modules lend the column "${name}"`);
    this.columns.set(name, sql);
  }

  /** @throws Error when nobody lends it: a module is missing */
  sql(name: string): string {
    const sql = this.columns.get(name);
    if (sql === undefined) throw new Error(`nobody lends the column "${name}"`);
    return sql;
  }
}
