import { All, Controller, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AdminErrorFilter } from './admin-error.filter.js';
import { AdminError } from './admin-error.js';

/** Answers every unknown address under `/admin/api`. */
@Controller('admin/api')
@UseFilters(AdminErrorFilter)
@ApiExcludeController()
export class UnknownAdminController {
  @All('*')
  unknown(): never {
    throw new AdminError(404, 'not_found', 'There is nothing at this address.');
  }
}
