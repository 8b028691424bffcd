import { Injectable } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { PersonalData, type Section } from '../../../platform/database/personal-data.js';
import { PERSONAL_PARTS, SECTION_NAMES, type SectionName } from '../personal-parts.js';
import { findPerson } from './find-owner.js';

/** Collects everything that is kept of a person, for themselves; each module says what it keeps. */
@Injectable()
export class ExportData {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
  ) {}

  /** Not at the first request: a module that keeps something unnamed must not start. */
  onApplicationBootstrap(): void {
    this.readers();
  }

  async run(userId: string): Promise<Record<SectionName, Section>> {
    const person = await findPerson(this.database, userId);
    if (!person) throw new Problem('UNAUTHENTICATED');
    const sections: Partial<Record<SectionName, Section>> = {};
    for (const [name, read] of this.readers()) sections[name] = await read(person);
    return sections as Record<SectionName, Section>;
  }

  private readers() {
    const all = new Map(
      this.personal.inOrder(PERSONAL_PARTS).flatMap(({ exports = {} }) => Object.entries(exports)),
    );
    const readers = SECTION_NAMES.map((name) => {
      const read = all.get(name);
      if (!read) throw new Error(`nobody exports the section "${name}"`);
      return [name, read] as const;
    });
    if (readers.length !== all.size)
      throw new Error('a section is exported that the description does not name');
    return readers;
  }
}
