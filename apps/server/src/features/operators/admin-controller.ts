import { applyDecorators, Controller, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiResponse, ApiTags } from '@nestjs/swagger';
import { AdminErrorFilter } from '../../platform/admin/admin-error.filter.js';
import { ListedInterceptor } from '../../platform/admin/listed.interceptor.js';
import { RecordVersionInterceptor } from '../../platform/admin/record-version.interceptor.js';
import { OperatorGuard } from './operator.guard.js';
import type { Resource } from './role-matrix.js';

/**
 * Decorator of a back-office controller for one resource: signed-in operators only, each route behind
 * `RequirePermission`.
 */
export const AdminController = (resource: Resource): ClassDecorator =>
  applyDecorators(
    Controller(`admin/api/${resource}`),
    UseGuards(OperatorGuard),
    UseFilters(AdminErrorFilter),
    UseInterceptors(new ListedInterceptor(resource), RecordVersionInterceptor),
    ApiTags(`Back office: ${resource}`),
    ApiBearerAuth('operator'),
    ApiResponse({ status: 401, description: 'No valid operator session.' }),
    ApiResponse({ status: 403, description: 'The role does not permit this.' }),
  );
