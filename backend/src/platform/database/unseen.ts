/**
 * A parameter of a statement, in a select of its own, so that its value isn't seen while the statement is planned. Where PostgreSQL sees it, it
 * takes a plan for just this value for cheaper than the plan that it keeps, and plans again at each call, which can take longer than the answer.
 * @param type of the parameter, in SQL
 */
export const unseen = (number: number, type: string): string => `((select $${number}::${type})::${type})`;
