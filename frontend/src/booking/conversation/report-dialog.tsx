import { REPORT, REPORT_REASON_NAMES, REPORT_REASONS, type ReportReason } from '@reelpact/domain';
import { useState } from 'react';
import { useReportConversationMutation } from '../../api/conversation-calls';
import { reportFailure } from '../../api/errors';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { RadioTiles } from '../../ui/radio-tiles';
import { TextArea } from '../../ui/text-input';
import { showToast } from '../../ui/toast';
import styles from './conversation.module.css';

/** Tells the platform what is wrong with a conversation. */
export function ReportDialog({
  conversationId: id,
  onClose,
}: {
  conversationId: string;
  onClose: () => void;
}) {
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  const [report, { isLoading }] = useReportConversationMutation();

  async function submit(): Promise<void> {
    try {
      await report({ id, reportDto: { reason, ...(note.trim() && { note: note.trim() }) } }).unwrap();
      showToast('Reported', 'Our team will read this conversation. Thank you.');
      onClose();
    } catch (error) {
      reportFailure(error, { otherwise: 'The report could not be sent. Please try again.' });
    }
  }

  return (
    <Dialog
      title="Report this conversation"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={isLoading} onClick={() => void submit()}>
            Report
          </Button>
        </>
      }
    >
      <div className={styles.composer}>
        <p>Our team reads what was said here. The other person isn’t told who reported it.</p>
        <RadioTiles
          legend="What is wrong"
          value={reason}
          onChange={setReason}
          options={REPORT_REASON_NAMES.map((name) => ({ value: name, label: REPORT_REASONS[name] }))}
        />
        <TextArea
          aria-label="What happened (optional)"
          placeholder="What happened (optional)"
          rows={2}
          maxLength={REPORT.note.max}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
