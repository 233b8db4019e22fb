import { Injectable } from '@nestjs/common';
import type { RejectedFields } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import type { RowWrite } from '../../engine/protocol.js';
import { textOf } from '../../platform/http/texts.js';
import { isSaidWithin } from '../desk/objections.js';
import { escapeHtml, inEveryLanguage, wordsOf } from '../messages/message-texts.js';
import { NewMessage } from '../messages/new-message.js';
import type { Level } from './verification.table.js';

/** Message to a customer about a verification decision. Sent in the commit of the decision. */
@Injectable()
export class DecisionMessage {
  constructor(private readonly message: NewMessage) {}

  approved(customerId: number, level: Level): Promise<RowWrite> {
    const texts = inEveryLanguage((lang) => wordsOf(lang, `${level}_certified`));
    return this.message.row({ customerId, kind: 'verification.approved', texts });
  }

  revoked(customerId: number, level: Level, reason: string): Promise<RowWrite> {
    const texts = inEveryLanguage((lang) =>
      wordsOf(lang, `${level}_revoked`, { reason }, { reason: escapeHtml(reason) }),
    );
    return this.message.row({ customerId, kind: 'verification.revoked', texts });
  }

  rejected(customerId: number, level: Level, reason: string, fields: RejectedFields): Promise<RowWrite> {
    const texts = inEveryLanguage((lang) => {
      const said = [...fieldsIn(lang, fields), ...(isSaidWithin(fields, reason) ? [] : [reason])];
      const inContent = said.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
      return wordsOf(
        lang,
        `${level}_rejected`,
        { reasons: said.join(' ') },
        { reasons: `<ul>${inContent}</ul>` },
      );
    });
    return this.message.row({ customerId, kind: 'verification.rejected', texts });
  }
}

const fieldsIn = (lang: LanguageCode, fields: RejectedFields): string[] =>
  Object.entries(fields).map(
    ([field, reason]) => `${textOf(lang, `verification.field.${field}`)}: ${textOf(lang, reason)}`,
  );
