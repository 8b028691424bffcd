import { Injectable } from '@nestjs/common';
import type { Reader } from '@reelpact/domain';
import type { LaidOutEmail } from './email-layout.js';

/** What stands in for people's data in a sample. */
export interface SampleNames {
  brand: string;
  creator: string;
  package: string;
}

const PLAIN: SampleNames = { brand: 'Fernwood', creator: 'Noor Haddad', package: 'Single Reel' };
/** What breaks a layout: no spaces, another direction, signs made of several. */
const LONG: SampleNames = {
  brand: `Donau${'dampfschifffahrts'.repeat(4)}gesellschaft`,
  creator: `نور الهدى ${'عبدالرحمن'.repeat(7)}`,
  package: `${'👩🏽‍🎤'.repeat(30)} Reel ${'W'.repeat(40)}`,
};
export const SAMPLE_NAMES = { plain: PLAIN, long: LONG } as const;
export type SampleNaming = keyof typeof SAMPLE_NAMES;

/** What samples are written with. */
export interface SampleFacts {
  publicUrl: string;
  /** The moment at which they are written, in milliseconds since 1970. */
  at: number;
  names: SampleNames;
}

/** One email as somebody could get it. */
export interface EmailSample extends LaidOutEmail {
  /** What it is sent for. */
  name: string;
  /** null for the owner of the address. */
  reader: Reader | null;
  /** Whether it is written for an address that is known to be the reader's. */
  proven: boolean;
}
type Writer = (facts: SampleFacts) => EmailSample[];

/** Every email that the product can write, each by the module that writes it. A test holds them against `EMAIL_KINDS`. */
@Injectable()
export class EmailSamples {
  private readonly writers: Writer[] = [];

  register(writer: Writer): void {
    this.writers.push(writer);
  }

  all(facts: SampleFacts): EmailSample[] {
    return this.writers.flatMap((write) => write(facts));
  }
}
