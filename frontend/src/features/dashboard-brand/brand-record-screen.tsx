import {
  BRAND_NUMBERS,
  BRAND_RECORD_TEXTS,
  brandRecordFacts,
  dashboardPath,
  shownFromText,
} from '@reelpact/domain';
import { useGetOwnBrandRecordQuery, type OwnBrandNumberDto } from '../../api/record-calls';
import { useGetOwnBrandRatingsQuery } from '../../api/rating-calls';
import { BrandRecordFacts } from '../../booking/brand-record';
import { StarsOfBrand } from '../../booking/ratings/brand-stars';
import { LoadFailed } from '../../loading/load-failed';
import { BackLink } from '../../ui/back-link';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import styles from './brand-record-screen.module.css';

/** A brand's own record: what creators see, what each number means, and what counts. */
export function BrandRecordScreen() {
  const { currentData, error, refetch } = useGetOwnBrandRecordQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const ratings = useGetOwnBrandRatingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isNew =
    currentData !== undefined &&
    brandRecordFacts(currentData.record).length === 0 &&
    ratings.data !== undefined &&
    ratings.data.stars === null;
  return (
    <Page
      back={<BackLink to={dashboardPath('brand')}>Your Projects</BackLink>}
      title={BRAND_RECORD_TEXTS.page}
      subtitle={BRAND_RECORD_TEXTS.about}
    >
      {!currentData && !error && <Skeleton shape="tab" />}
      {!currentData && error && <LoadFailed error={error} onRetry={refetch} inPlace />}
      {currentData && (
        <>
          <Panel title={BRAND_RECORD_TEXTS.seen}>
            <BrandRecordFacts record={currentData.record} />
            {ratings.data && <StarsOfBrand sums={ratings.data} />}
            {!ratings.data && ratings.error && (
              <LoadFailed error={ratings.error} onRetry={ratings.refetch} inPlace />
            )}
            {isNew && <p>{BRAND_RECORD_TEXTS.newHere}</p>}
            {currentData.address !== null && (
              <p className={styles.soft}>Of bookings made with {currentData.address}.</p>
            )}
          </Panel>
          <Panel title={BRAND_RECORD_TEXTS.definitions}>
            <dl className={styles.numbers}>
              {currentData.numbers.map((one) => (
                <Definition key={one.number} {...one} />
              ))}
            </dl>
          </Panel>
          <Panel title={BRAND_RECORD_TEXTS.whatCounts}>
            <ul className={styles.rules}>
              {BRAND_RECORD_TEXTS.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Panel>
        </>
      )}
    </Page>
  );
}

function Definition({ number, label, value, events, counts, leavesOut }: OwnBrandNumberDto) {
  return (
    <div>
      <dt>
        {label}
        {value !== null && <span>{BRAND_NUMBERS[number].textOf(value)}</span>}
      </dt>
      <dd>{counts}</dd>
      <dd className={styles.soft}>Left out: {leavesOut}</dd>
      <dd className={styles.soft}>{shownFromText(number, events)}</dd>
    </div>
  );
}
