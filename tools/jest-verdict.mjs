/**
 * Counts what a Jest run really proved. A skipped test, a suite that could not run, a project
 * without tests and a Jest that died all count as failures: each of them looks green otherwise.
 *
 * @param {string} project its name, for the complaints
 * @param {number | null} code how the Jest process ended
 * @param {object | undefined} report what `--json` wrote, if it got that far
 * @param {boolean} isFiltered whether only some tests were asked for by name: the others are skipped rightly
 * @returns {{ passed: number, failed: number, complaints: string[] }}
 */
export function judge(project, code, report, isFiltered = false) {
  if (!report)
    return { passed: 0, failed: 1, complaints: [`${project}: Jest ended (${code}) without a report.`] };
  const complaints = [];
  const count = (number, what) => {
    if (number > 0) complaints.push(`${project}: ${number} ${what}`);
    return number;
  };
  let failed =
    report.numFailedTests +
    count(report.numRuntimeErrorTestSuites, 'suites could not run') +
    count(isFiltered ? 0 : report.numPendingTests, 'tests were skipped') +
    count(report.numTodoTests, 'tests are only planned');
  if (report.numTotalTests === 0) failed += count(1, 'project without a single test');
  if (isFiltered && report.numPassedTests + report.numFailedTests === 0)
    failed += count(1, 'name that no test has');
  // A suite that failed outside of its tests, a broken teardown, an interrupted run.
  if (failed === 0 && (code !== 0 || !report.success || report.wasInterrupted)) {
    failed += count(1, `run that failed outside of its tests (exit code ${code})`);
  }
  return { passed: report.numPassedTests, failed, complaints };
}
