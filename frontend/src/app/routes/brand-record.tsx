import { BRAND_RECORD_TEXTS } from '@reelpact/domain';
import { BrandRecordScreen } from '../../features/dashboard-brand/brand-record-screen';

export const handle = { label: BRAND_RECORD_TEXTS.page };

/** For anyone who books, guests too; nothing is counted of anyone else. */
export const Component = BrandRecordScreen;
