import { promisesOf, specFindings, type SpecFinding } from '@reelpact/domain';
import type { BookingDto, SubmissionDto } from '../../api/calls';
import styles from './spec-check.module.css';

interface SpecCheckProps {
  booking: Pick<BookingDto, 'package' | 'addons'>;
  version: SubmissionDto;
  /** The file beside which it stands; without it all findings are shown. */
  filename?: string;
}

/** What the package says, held against what was measured; what isn't known is left out. */
function findingsOf({ booking, version, filename }: SpecCheckProps): SpecFinding[] {
  const files = version.files.map(({ filename: name, type: kind, source }) => ({
    name,
    kind,
    width: source?.width ?? null,
    height: source?.height ?? null,
    durationMs: source?.durationMs ?? null,
  }));
  return specFindings(promisesOf(booking.package, booking.addons), files).filter(
    ({ verdict, file }) =>
      verdict !== 'unknown' && (filename === undefined || file === null || file === filename),
  );
}

/** Says calmly where a version is as the package promises, and where it differs; it decides nothing. */
export function SpecCheck(props: SpecCheckProps) {
  const findings = findingsOf(props);
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings} aria-label="Held against the package">
      {findings.map(({ promised, found, verdict, file }) => (
        <li key={`${file ?? ''} ${promised}`} className={verdict === 'kept' ? styles.kept : styles.differs}>
          {file !== null && props.filename === undefined && `${file}: `}
          {verdict === 'kept'
            ? `✓ ${promised}`
            : `The package says ${promised}; this ${file === null ? 'version has' : 'is'} ${found}`}
        </li>
      ))}
    </ul>
  );
}
