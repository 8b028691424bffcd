import { useState } from 'react';
import {
  type DirectoryChoicesDto,
  type OwnDirectoryDto,
  useSaveOwnDirectoryMutation,
} from '../../api/directory-calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { showToast } from '../../ui/toast';

/** What a creator says of themselves for the directory, as the form holds it: an empty text is none. */
export interface Choices {
  niches: string[];
  styles: string[];
  languages: string[];
  country: string;
  awayUntil: string;
}
type Problems = Partial<Record<keyof Choices, string>>;

const choicesOf = ({ niches, styles, languages, country, awayUntil, checks }: OwnDirectoryDto): Choices => ({
  ...{ niches, styles, languages },
  country: country ?? '',
  // A day that has passed says nothing any more.
  awayUntil: checks.some(({ check, met }) => check === 'here' && !met) ? (awayUntil ?? '') : '',
});

const FIELDS = ['niches', 'styles', 'languages', 'country', 'awayUntil'] as const;
const isSame = (one: Choices, other: Choices, field: keyof Choices): boolean =>
  String(one[field]) === String(other[field]);

/** The choices while they are edited: what is typed stays until the server has taken it. */
export function useChoicesDraft(place: OwnDirectoryDto) {
  const [typed, setTyped] = useState<Partial<Choices>>({});
  const [problems, setProblems] = useState<Problems>({});
  const [save, { isLoading: isSaving }] = useSaveOwnDirectoryMutation();
  const stored = choicesOf(place);
  const values: Choices = { ...stored, ...typed };
  const changed = FIELDS.filter((field) => !isSame(values, stored, field));

  function change(next: Partial<Choices>): void {
    setTyped((now) => ({ ...now, ...next }));
    setProblems((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(next).map((name) => [name, undefined])),
    }));
  }

  /** @returns whether it is saved */
  async function submit(): Promise<boolean> {
    const sent = values;
    const directoryChoicesDto: DirectoryChoicesDto = Object.fromEntries(
      changed.map((field) => [field, sent[field]]),
    );
    try {
      await save({ directoryChoicesDto }).unwrap();
      // What was changed meanwhile isn't saved yet.
      setTyped((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([name]) => !isSame({ ...sent, ...now }, sent, name as keyof Choices)),
        ),
      );
      showToast('Choices saved');
      return true;
    } catch (error) {
      if (isApiProblem(error)) setProblems(error.errors);
      reportFailure(error, { title: 'Not saved', otherwise: 'That did not work. Please try again.' });
      return false;
    }
  }

  return { values, change, problems, setProblems, isChanged: changed.length > 0, isSaving, submit };
}
