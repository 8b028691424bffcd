import { WANTED_BY, isBlank, wantedByProblem } from '@reelpact/domain';
import type { Problems } from '../../ui/plain-form';
import { TextField } from '../../ui/text-field';

/** The day by which somebody would like to have the content. */
export function WantedByField({ kept }: { kept: string | undefined }) {
  return (
    <TextField
      name="wantedBy"
      label={`${WANTED_BY.label} (optional)`}
      type="date"
      hint={WANTED_BY.hint}
      defaultValue={kept}
    />
  );
}

/** What is wrong with the day, by this device’s clock. */
export function wrongDay(day: string | undefined): Problems {
  const problem = isBlank(day) ? null : wantedByProblem(day ?? '', Date.now());
  return problem === null ? {} : { wantedBy: problem };
}
