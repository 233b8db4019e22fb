import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import {
  type DescriptionInput,
  type DescriptionRow,
  descriptionInput,
  isGuardedText,
} from '@truemark/contracts/admin';
import type { Command } from '../../engine/protocol.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { flag, ids, textContains, words } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { requireLanguages } from '../../platform/admin/require-languages.js';
import type { PlainTerms } from '../approvals/guarded-terms.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { TermsAdmin } from '../desk/terms.admin.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { missingLanguage, stateFilter, stateOf } from './content-times.js';
import { type Description, descriptions } from './description.table.js';
import { outdatedFilter, outdatedLanguages } from './outdated-translations.js';
import { cleanRichText } from './rich-text.js';

/** Rich texts in the back office; sanitised on input. */
@Injectable()
@NeedsApproval()
export class DescriptionsAdmin extends TermsAdmin<
  Description,
  DescriptionInput,
  ExactDecimals<DescriptionRow>
> {
  readonly resource = 'descriptions';
  readonly label = 'Text';
  protected readonly schema = descriptionInput;
  protected override readonly switchField = 'is_shown';
  /** Not writable: `state` derives from the switch and the times, `older` is not a text. */
  protected override readonly unguardedFields = ['state', 'older'];
  protected readonly itemName = 'text';
  protected readonly list: ListDeclaration<Description> = {
    table: descriptions,
    sorts: { id: 'id', group: 'groupKey' },
    defaultSort: { field: 'group', descending: false },
    filters: {
      ...{ id: ids('id'), group: words('groupKey'), is_shown: flag('isShown') },
      ...{ state: stateFilter, missing: missingLanguage, older: outdatedFilter, q: textContains('texts') },
    },
  };

  /** Texts need one operator, except payment instructions and those that customers agree to. */
  protected override needsApproval(row: Description | null, before: Description | null): boolean {
    return [row, before].some((each) => each !== null && isGuardedText(each.groupKey));
  }

  protected override async check({ id, groupKey }: Description): Promise<void> {
    const where = 'WHERE group_key = $1 AND id <> $2';
    const same = await this.desk.reader.first(descriptions, where, [groupKey, id]);
    if (same) throw invalid({ group: 'This group already has a text.' });
  }

  protected rowOf(id: number, input: DescriptionInput): Description {
    const { group: groupKey, texts, is_shown: isShown } = input;
    requireLanguages('texts', texts);
    const written = Object.entries(texts)
      .map(([code, { title, content }]) => [code, { title, content: cleanRichText(content) }] as const)
      .filter(([, { title, content }]) => title !== '' || content !== '');
    return {
      ...{ id, groupKey, texts: Object.fromEntries(written), isShown },
      ...{ publishedAt: input.published_at_ms, endsAt: input.ends_at_ms },
      older: input.older ?? null,
    };
  }

  protected override buildCommand(
    by: SignedInOperator,
    action: 'create' | 'edit',
    wanted: Description,
    before: Description | null,
  ): Promise<Command> {
    return super.buildCommand(by, action, { ...wanted, older: outdatedLanguages(before, wanted) }, before);
  }

  protected override async find(id: number): Promise<Description> {
    const row = await super.find(id);
    return { ...row, older: row.older ?? [] };
  }

  /** If the input omits the outdated languages, they stay as they are. */
  override plainOf(row: Description): PlainTerms {
    const { older, ...terms } = super.plainOf(row);
    return row.older ? { ...terms, older } : terms;
  }

  protected termsOf(row: Description): ExactDecimals<DescriptionRow> {
    const { id, groupKey, texts, isShown, publishedAt, endsAt, older } = row;
    return {
      ...{ id, group: groupKey, texts, is_shown: isShown },
      ...{ published_at_ms: publishedAt, ends_at_ms: endsAt, state: stateOf(row, Date.now()) },
      older: older ?? [],
    };
  }

  protected nameOf({ groupKey }: Description): string {
    return groupKey;
  }
}
