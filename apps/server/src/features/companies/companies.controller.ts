import { Controller } from '@nestjs/common';
import {
  type CompanySearchRequest,
  type CompanyStatus,
  companySchema,
  companySearchRequest,
  companyStatusSchema,
  type Company as WireCompany,
} from '@truemark/contracts';
import { z } from 'zod';
import { Call } from '../../platform/http/call.js';
import { Companies } from './companies.js';

const TAG = 'Company';

@Controller()
export class CompaniesController {
  constructor(private readonly companies: Companies) {}

  @Call('/api/company/getCompany', {
    auth: 'none',
    tag: TAG,
    summary: 'Get the company',
    answer: companySchema.nullable(),
  })
  company(): Promise<WireCompany | null> {
    return this.companies.main();
  }

  @Call('/api/company/getCompanyStatus', {
    auth: 'none',
    tag: TAG,
    summary: 'Get whether customers are redirected elsewhere',
    answer: companyStatusSchema,
  })
  status(): Promise<CompanyStatus> {
    return this.companies.status();
  }

  @Call('/api/company/search', {
    auth: 'none',
    schema: companySearchRequest,
    tag: TAG,
    summary: 'Search companies by name',
    answer: z.array(companySchema),
  })
  search({ name }: CompanySearchRequest): Promise<WireCompany[]> {
    return this.companies.search(name);
  }

  @Call('/api/company/email', {
    auth: 'none',
    tag: TAG,
    summary: 'Get the company’s e-mail address',
    answer: z.strictObject({ email: z.string() }),
  })
  email(): Promise<{ email: string }> {
    return this.companies.email();
  }
}
