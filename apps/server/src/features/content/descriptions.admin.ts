import { Injectable } from '@nestjs/common';
import { isLanguageCode } from '@truemark/i18n';
import sanitize from 'sanitize-html';
import { z } from 'zod';
import { invalid } from '../../platform/admin/admin-error.js';
import { flag, ids, words } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { onOff } from '../../platform/admin/plain-decimal.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { TermsAdmin } from '../desk/terms.admin.js';
import { type Description, descriptions } from './description.table.js';

const text = z.object({
  title: z.string().trim().max(200).default(''),
  content: z
    .string()
    .max(50_000)
    .default('')
    .transform((html) => sanitize(html)),
});

/** Groups of what the pages for paying in and out say. */
const PAYING = 'financial.';

export const descriptionShape = z.object({
  group: z
    .string()
    .trim()
    .regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/, 'A key such as financial.bank_chare_content.')
    .max(100),
  texts: z.record(z.string().refine(isLanguageCode, 'Not one of the languages.'), text),
  is_shown: onOff.default(true),
});
type Input = z.output<typeof descriptionShape>;

/** Rich texts as operators write them; cleaned on their way in. */
@Injectable()
@NeedsApproval()
export class DescriptionsAdmin extends TermsAdmin<Description, Input> {
  readonly resource = 'descriptions';
  readonly label = 'Text';
  protected readonly shape = descriptionShape;
  protected override readonly switch = 'is_shown';
  protected readonly noun = 'text';
  protected readonly list: ListDeclaration<Description> = {
    table: descriptions,
    sorts: { id: 'id', group: 'groupKey' },
    defaultSort: { field: 'group', descending: false },
    filters: { id: ids('id'), group: words('groupKey'), is_shown: flag('isShown') },
  };

  /** Words are one person's, but for those that tell customers where and how to pay. */
  protected override takesTwo(row: Description | null, before: Description | null): boolean {
    return [row, before].some((each) => each?.groupKey.startsWith(PAYING));
  }

  protected override async check({ id, groupKey }: Description): Promise<void> {
    const where = 'WHERE group_key = $1 AND id <> $2';
    const same = await this.desk.reader.first(descriptions, where, [groupKey, id]);
    if (same) throw invalid({ group: 'There is a text of this group already.' });
  }

  protected rowOf(id: number, { group: groupKey, texts, is_shown: isShown }: Input): Description {
    const written = Object.entries(texts).filter(([, { title, content }]) => title !== '' || content !== '');
    return { id, groupKey, texts: Object.fromEntries(written), isShown };
  }

  protected termsOf({ id, groupKey, texts, isShown }: Description): object {
    return { id, group: groupKey, texts, is_shown: isShown };
  }

  protected nameOf({ groupKey }: Description): string {
    return groupKey;
  }
}
