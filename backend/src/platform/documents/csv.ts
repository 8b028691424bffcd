/** A spreadsheet reads a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180: what has a comma, a quote or a line break stands in quotes. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table for spreadsheets; texts come from strangers, and none of them is run. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
