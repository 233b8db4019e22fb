import { Controller } from '@nestjs/common';
import {
  type SettingAnswer,
  type SettingRequest,
  settingAnswerSchema,
  settingRequest,
} from '@truemark/contracts';
import { z } from 'zod';
import { Call } from '../../platform/http/call.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Settings } from './settings.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Call('/api/basicSet/getBasicInfo', {
    auth: 'none',
    tag: 'Configuration',
    summary: 'List every public setting, flat, each value a text',
    answer: z
      .record(z.string(), z.string())
      .describe('Setting key → value; flags are `1` or `0`. See docs/settings.md.'),
  })
  basicInfo(): Readonly<Record<string, string>> {
    return this.settings.publicValues();
  }

  @Call('/api/default/setting', {
    auth: 'none',
    schema: settingRequest,
    tag: 'Configuration',
    summary: 'Get one public setting',
    answer: settingAnswerSchema,
  })
  setting({ key }: SettingRequest): SettingAnswer | RequestRefusal {
    const values = this.settings.publicValues();
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    return value === undefined ? refuseRequest('setting.not_found') : { key, value };
  }
}
