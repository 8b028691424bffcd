import { DOCUMENT_TEXTS, screenPath } from '@reelpact/domain';
import { useGetDocumentQuery, type DocumentDto } from '../../api/document-calls';
import { LoadFailed } from '../../loading/load-failed';
import { Dialog } from '../../ui/dialog';
import { Facts } from '../../ui/facts';
import { AnchorButton, LinkButton } from '../../ui/link-button';
import { Skeleton } from '../../ui/skeleton';
import styles from './document-dialog.module.css';

/** A document to read on the page, drawn from the same data as its PDF. */
export function DocumentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { currentData: document, error, refetch } = useGetDocumentQuery({ id });
  return (
    <Dialog
      title={document ? `${document.title} ${document.number}` : DOCUMENT_TEXTS.loading}
      width="wide"
      onClose={onClose}
      footer={
        document && (
          <>
            {document.bookingId !== null && (
              <LinkButton look="quiet" to={screenPath('project', document.bookingId)}>
                {DOCUMENT_TEXTS.toBooking}
              </LinkButton>
            )}
            <AnchorButton href={document.pdfUrl} target="_blank" rel="noreferrer">
              {DOCUMENT_TEXTS.openPdf}
            </AnchorButton>
          </>
        )
      }
    >
      {document ? (
        <Shown document={document} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} inPlace />
      ) : (
        <Skeleton shape="rows" />
      )}
    </Dialog>
  );
}

function Shown({ document }: { document: DocumentDto }) {
  const { parties, facts, rows, total, notes, replacedBy } = document;
  return (
    <div className={styles.document}>
      {replacedBy !== null && <p className={styles.replaced}>{DOCUMENT_TEXTS.replacedBy(replacedBy)}</p>}
      <dl className={styles.parties}>
        {parties.map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line, index) => (
              <dd key={`${index} ${line}`}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <Facts facts={facts.map(({ label, text }) => ({ name: label, value: text }))} />
      <table className={styles.amounts}>
        <tbody>
          {rows.map(({ label, detail, amount }, index) => (
            <tr key={`${index} ${label}`}>
              <th scope="row">
                {label}
                {detail !== null && <small>{detail}</small>}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{total.amount}</td>
          </tr>
        </tfoot>
      </table>
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
