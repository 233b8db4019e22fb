import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AssignManyAdmin } from './assign-many.admin.js';
import { ClaimsAdminController } from './claims.admin.controller.js';
import { ClaimsAdmin } from './claims.admin.js';
import { Claims } from './claims.js';

/** Claims, shared by all queues. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [ClaimsAdminController],
  providers: [AssignManyAdmin, Claims, ClaimsAdmin],
  exports: [Claims],
})
export class ClaimsModule {}
