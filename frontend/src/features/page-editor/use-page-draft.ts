import { useMemo, useState } from 'react';
import { useGetPageSettingsQuery, useSavePageSettingsMutation } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { showToast } from '../../ui/toast';
import { completedAddresses, draftOf, isSame, toSavePage, withStored, type PageDraft } from './page-draft';
import { pageProblems, refusedFields, type PageProblems } from './page-problems';

/** Look and blocks of a page, from being read until they are saved. What was typed stays through every failure. */
export function usePageDraft(creatorId: string) {
  const { data, error, refetch } = useGetPageSettingsQuery({ creatorId });
  const [savePage, { isLoading: saving }] = useSavePageSettingsMutation();
  const read = useMemo(() => (data ? draftOf(data) : null), [data]);
  // Both are null until something is changed: what is edited is never replaced by what is read later.
  const [edited, setEdited] = useState<PageDraft | null>(null);
  const [base, setBase] = useState<PageDraft | null>(null);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<PageProblems>({});
  const [refusals, setRefusals] = useState(0);

  const draft = edited ?? read;
  const saved = base ?? read;

  function change(next: (now: PageDraft) => PageDraft): void {
    if (!draft) return;
    setBase((now) => now ?? read);
    setEdited((now) => next(now ?? draft));
    // The server said it of other values.
    setRefused({});
  }

  /** @returns what keeps the page from being saved, if anything does */
  async function save(): Promise<PageProblems | null> {
    if (!draft) return null;
    const sent = completedAddresses(draft);
    const wrong = pageProblems(sent);
    setChecked(true);
    setEdited(sent);
    if (Object.keys(wrong).length > 0) {
      setRefusals((times) => times + 1);
      showToast('Error', 'Please check the marked fields.', 'destructive');
      return wrong;
    }
    try {
      const stored = await savePage({ creatorId, savePageDto: toSavePage(sent) }).unwrap();
      setBase(withStored(sent, sent, stored));
      setEdited((now) => withStored(now ?? sent, sent, stored));
      setChecked(false);
      showToast('Page Updated!');
      return null;
    } catch (failure) {
      const found = isApiProblem(failure) ? refusedFields(failure.errors, sent) : {};
      setRefused(found);
      setRefusals((times) => times + 1);
      reportFailure(failure, { otherwise: 'Failed to save your page. Please try again.' });
      return found;
    }
  }

  return {
    draft,
    /** The accent that is shown while another is being typed. */
    accent: saved?.design.accent ?? null,
    isChanged: draft !== null && saved !== null && !isSame(draft, saved),
    error,
    refetch,
    change,
    save,
    saving,
    problems: draft && checked ? { ...refused, ...pageProblems(draft) } : refused,
    /** How often saving was refused; each time the first marked field is shown and focused. */
    refusals,
  };
}

/** What the tabs of the editor know of the page. */
export type PageEditing = ReturnType<typeof usePageDraft>;
