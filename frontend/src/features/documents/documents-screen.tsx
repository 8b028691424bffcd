import { BILLING_ANCHOR, DOCUMENT_TEXTS } from '@reelpact/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentPagesInfiniteQuery, type DocumentSummaryDto } from '../../api/document-calls';
import { DocumentRows } from '../../booking/documents/document-rows';
import { LoadFailed } from '../../loading/load-failed';
import { ButtonAnchor } from '../../ui/button';
import { EmptyNote } from '../../ui/empty-note';
import { Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { Skeleton } from '../../ui/skeleton';
import { DocumentDialog } from './document-dialog';

/** The year of a document's number, which is that of the series; its date is the same moment. */
const yearOf = ({ date }: DocumentSummaryDto): number => new Date(date).getUTCFullYear();

/** Somebody's receipts, credit notes, fee statements and payout slips, by year. */
export function DocumentsScreen() {
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useDocumentPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<string | null>(null);
  const documents = currentData?.pages.flatMap(({ content }) => content);
  const years = [...new Set(documents?.map(yearOf))];
  return (
    <Page
      title={DOCUMENT_TEXTS.page}
      subtitle={DOCUMENT_TEXTS.about}
      aside={<Link to={`/account#${BILLING_ANCHOR}`}>{DOCUMENT_TEXTS.toBilling}</Link>}
    >
      {!documents && !error && <Skeleton shape="tab" />}
      {!documents && error && <LoadFailed error={error} onRetry={refetch} inPlace />}
      {documents?.length === 0 && (
        <Panel>
          <EmptyNote title={DOCUMENT_TEXTS.empty}>{DOCUMENT_TEXTS.emptyText}</EmptyNote>
        </Panel>
      )}
      {years.map((year) => (
        <Panel key={year} title={year}>
          <Row>
            <ButtonAnchor small href={`/api/documents/${year}.zip`} download>
              {DOCUMENT_TEXTS.asZip(year)}
            </ButtonAnchor>
            <ButtonAnchor small href={`/api/documents/${year}.csv`} download>
              {DOCUMENT_TEXTS.asTable(year)}
            </ButtonAnchor>
          </Row>
          <DocumentRows
            documents={documents?.filter((document) => yearOf(document) === year) ?? []}
            onOpen={setOpened}
          />
        </Panel>
      ))}
      {hasNextPage && <ShowMore loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
      {opened !== null && <DocumentDialog id={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
