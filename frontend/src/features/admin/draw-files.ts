import type { ReactNode } from 'react';
import type { SubmissionDto } from '../../api/calls';

/** Draws the files of one version; given from above, because another feature knows how. */
export type DrawFiles = (version: SubmissionDto) => ReactNode;
