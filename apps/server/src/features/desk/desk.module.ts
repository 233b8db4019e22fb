import { Global, Module } from '@nestjs/common';
import { SecondPerson } from './second-person.js';
import { SecondPersonNotes } from './second-person-notes.js';
import { TermsDesk } from './terms.admin.js';

/** What operators' lists of terms and queues of sums have in common. */
@Global()
@Module({
  providers: [SecondPerson, SecondPersonNotes, TermsDesk],
  exports: [SecondPerson, SecondPersonNotes, TermsDesk],
})
export class DeskModule {}
