import { All, Controller, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AdminErrorFilter } from './admin-error.filter.js';
import { AdminError } from './admin-error.js';

/** Every address under `/admin/api` that nothing answers. */
@Controller('admin/api')
@UseFilters(AdminErrorFilter)
@ApiExcludeController()
export class UnknownAdminController {
  @All('*')
  unknown(): never {
    throw new AdminError(404, 'not_found', 'There is nothing at this address.');
  }
}
