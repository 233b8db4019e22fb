import { Controller } from '@nestjs/common';
import { type Area, areaSchema } from '@truemark/contracts';
import { z } from 'zod';
import { Call } from '../../platform/http/call.js';
import type { Caller } from '../../platform/http/caller.js';
import { Areas } from './areas.js';

@Controller()
export class AreasController {
  constructor(private readonly areas: Areas) {}

  @Call('/api/default/area_list', {
    auth: 'none',
    tag: 'Configuration',
    summary: 'List dialling prefixes of the countries served',
    answer: z.array(areaSchema),
  })
  list(_: object, { lang }: Caller): Area[] {
    return this.areas.list(lang);
  }
}
