import { BriefPart } from './brief-part.js';
import { ChangesPart } from './changes-part.js';
import { DealPart } from './deal-part.js';
import { DocumentsPart } from './documents-part.js';
import { EmailsPart } from './emails-part.js';
import { HistoryPart } from './history-part.js';
import { LicensePart } from './license-part.js';
import { MessagesPart } from './messages-part.js';
import { PaymentsPart } from './payments-part.js';
import { VersionsPart } from './versions-part.js';

/** The sections of a pack, in their order. */
export const EVIDENCE_PARTS = [
  DealPart,
  BriefPart,
  HistoryPart,
  VersionsPart,
  ChangesPart,
  MessagesPart,
  EmailsPart,
  PaymentsPart,
  DocumentsPart,
  LicensePart,
] as const;
