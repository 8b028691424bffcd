import { expect, it } from '@jest/globals';
import { csvOf } from './csv.js';

it.each([
  [['plain', 12, -3], 'plain,12,-3'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"'],
  [['=1+1', '+1', '-1', '@SUM(A1)', '\tx'], "'=1+1,'+1,'-1,'@SUM(A1),'\tx"],
  [['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"`],
  [['', 'a=b'], ',a=b'],
])('%j is written as %s', (cells, line) => {
  expect(csvOf([cells])).toBe(`${line}\r\n`);
});
