import { Controller } from '@nestjs/common';
import {
  type CompanySearchRequest,
  type CompanyStatus,
  companySearchRequest,
  type Company as WireCompany,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import { Companies } from './companies.js';

const TAG = 'Company';
const COMPANY = '`{id, name, logo, url, subject, registered_address, location, email}`';

@Controller()
export class CompaniesController {
  constructor(private readonly companies: Companies) {}

  @Call('/api/company/getCompany', { auth: 'none', tag: TAG, summary: 'The company', answer: COMPANY })
  company(): Promise<WireCompany | null> {
    return this.companies.main();
  }

  @Call('/api/company/getCompanyStatus', {
    auth: 'none',
    tag: TAG,
    summary: 'Whether customers are sent elsewhere',
    answer:
      '`{status, type, loss_url, closes_at_ms?}`; status 0 sends customers to `loss_url`, a day after it was announced',
  })
  status(): Promise<CompanyStatus> {
    return this.companies.status();
  }

  @Call('/api/company/search', {
    auth: 'none',
    schema: companySearchRequest,
    tag: TAG,
    summary: 'Companies by name',
    answer: `Rows of ${COMPANY}`,
  })
  search({ name }: CompanySearchRequest): Promise<WireCompany[]> {
    return this.companies.search(name);
  }

  @Call('/api/company/email', {
    auth: 'none',
    tag: TAG,
    summary: "The company's e-mail address",
    answer: '`{email}`',
  })
  email(): Promise<{ email: string }> {
    return this.companies.email();
  }
}
