import { Injectable } from '@nestjs/common';
import {
  type ReasonTemplateInput,
  type ReasonTemplateRow,
  reasonTemplateInput,
} from '@truemark/contracts/admin';
import { invalid } from '../../platform/admin/admin-error.js';
import { flag, ids, words } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { requireLanguages } from '../../platform/admin/require-languages.js';
import { textOf } from '../../platform/http/texts.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { isClaimKind } from '../claims/claim.table.js';
import { containsPaymentDetails } from './payment-details-filter.js';
import { type ReasonTemplate, reasonTemplates } from './reason-template.table.js';
import { TermsAdmin } from './terms.admin.js';

/** Templates of rejection reasons, written once in any number of languages. */
@Injectable()
@NeedsApproval()
export class ReasonTemplatesAdmin extends TermsAdmin<ReasonTemplate, ReasonTemplateInput, ReasonTemplateRow> {
  readonly resource = 'reason-templates';
  readonly label = 'Template of a reason';
  protected readonly schema = reasonTemplateInput;
  protected readonly itemName = 'template';
  protected readonly list: ListDeclaration<ReasonTemplate> = {
    table: reasonTemplates,
    sorts: { id: 'id', sort: 'sort', queue: 'queue' },
    defaultSort: { field: 'sort', descending: false },
    filters: { id: ids('id'), queue: words('queue'), is_enabled: flag('isEnabled') },
  };

  /** One operator is enough: the texts contain no payment details, and are reviewed each time they are used. */
  protected override needsApproval(): boolean {
    return false;
  }

  protected rowOf(id: number, { queue, name, texts, sort, is_enabled }: ReasonTemplateInput): ReasonTemplate {
    if (!isClaimKind(queue)) throw invalid({ queue: 'There is no such queue.' });
    requireLanguages('texts', texts);
    const leading = Object.entries(texts).find(([, text]) => containsPaymentDetails(text));
    if (leading) throw invalid({ [`texts.${leading[0]}`]: textOf('en', 'validation.no_payment_details') });
    const written = Object.entries(texts).filter(([, text]) => text !== '');
    return { id, queue, name, texts: Object.fromEntries(written), sort, isEnabled: is_enabled };
  }

  protected termsOf({ id, queue, name, texts, sort, isEnabled }: ReasonTemplate): ReasonTemplateRow {
    return { id, queue, name, texts, sort, is_enabled: isEnabled };
  }

  protected nameOf({ name }: ReasonTemplate): string {
    return name;
  }
}
