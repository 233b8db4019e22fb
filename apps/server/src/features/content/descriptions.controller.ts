import { Controller } from '@nestjs/common';
import {
  agreementSchema,
  type DescriptionListRequest,
  type DescriptionRequest,
  descriptionListRequest,
  descriptionRequest,
  descriptionSchema,
} from '@truemark/contracts';
import { z } from 'zod';
import { Call } from '../../platform/http/call.js';
import type { Caller } from '../../platform/http/caller.js';
import { Agreements } from './agreements.js';
import { Descriptions } from './descriptions.js';

@Controller()
export class DescriptionsController {
  constructor(
    private readonly descriptions: Descriptions,
    private readonly agreements: Agreements,
  ) {}

  @Call('/api/descript/info', {
    schema: descriptionRequest,
    auth: 'none',
    tag: 'Content',
    summary: 'Get the rich text of a group key; empty if there is none',
    answer: descriptionSchema,
  })
  info({ group }: DescriptionRequest, { lang }: Caller) {
    return this.descriptions.one(group, lang);
  }

  @Call('/api/descript/agreements', {
    auth: 'none',
    tag: 'Content',
    summary:
      'Get what a new customer agrees to: terms and risks, each with the version that `register` takes',
    answer: z.array(agreementSchema),
  })
  agreed(_: unknown, { lang }: Caller) {
    return this.agreements.list(lang);
  }

  @Call('/api/descript/list', {
    schema: descriptionListRequest,
    auth: 'none',
    tag: 'Content',
    summary: 'List the group keys that have a text, with its title; with `group` only this one',
    answer: z.array(descriptionSchema),
  })
  list({ group }: DescriptionListRequest, { lang }: Caller) {
    return this.descriptions.list(lang, group);
  }
}
