import { Global, Module } from '@nestjs/common';
import { Deciders } from './deciders.js';
import { DeskGateway } from './desk-gateway.js';
import { HouseEvents } from './house-events.js';
import { ReasonTemplatesAdminController } from './reason-templates.admin.controller.js';
import { ReasonTemplatesAdmin } from './reason-templates.admin.js';
import { SecondPerson } from './second-person.js';
import { SecondPersonNotes } from './second-person-notes.js';
import { TermsDesk } from './terms.admin.js';
import { WorkQueues } from './work-queues.js';

/** Common parts of operators' term lists and money queues. */
@Global()
@Module({
  controllers: [ReasonTemplatesAdminController],
  providers: [
    Deciders,
    DeskGateway,
    HouseEvents,
    ReasonTemplatesAdmin,
    SecondPerson,
    SecondPersonNotes,
    TermsDesk,
    WorkQueues,
  ],
  exports: [Deciders, HouseEvents, SecondPerson, SecondPersonNotes, TermsDesk, WorkQueues],
})
export class DeskModule {}
