import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import {
  type BankAccountInput,
  type BankAccountRow,
  type BankCurrencyInput,
  type BankCurrencyRow,
  bankAccountInput,
  bankCurrencyInput,
} from '@truemark/contracts/admin';
import {
  type BankAccount,
  type BankCurrency,
  bankAccounts,
  bankCurrencies,
} from '../../engine/products/deposits/tables/deposit-terms.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { flag, ids } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { TermsAdmin } from '../desk/terms.admin.js';

/** Currencies for bank transfers. */
@Injectable()
@NeedsApproval()
export class BankCurrenciesAdmin extends TermsAdmin<
  BankCurrency,
  BankCurrencyInput,
  ExactDecimals<BankCurrencyRow>
> {
  readonly resource = 'bank-currencies';
  readonly label = 'Bank currency';
  protected readonly schema = bankCurrencyInput;
  protected readonly itemName = 'currency';
  protected readonly list: ListDeclaration<BankCurrency> = {
    table: bankCurrencies,
    sorts: { id: 'id', sort: 'sort', name: 'name' },
    defaultSort: { field: 'sort', descending: false },
    filters: { id: ids('id'), is_enabled: flag('isEnabled') },
  };

  protected rowOf(id: number, input: BankCurrencyInput): BankCurrency {
    const { name, min_amount: least, max_amount: most, sort, is_enabled: isEnabled } = input;
    return { id, name, least, most, sort, isEnabled };
  }

  protected termsOf({
    id,
    name,
    least,
    most,
    sort,
    isEnabled,
  }: BankCurrency): ExactDecimals<BankCurrencyRow> {
    return { id, name, min_amount: least, max_amount: most, sort, is_enabled: isEnabled };
  }

  protected nameOf({ name }: BankCurrency): string {
    return name;
  }
}

/** The broker's bank accounts for customers' deposits. */
@Injectable()
@NeedsApproval()
export class BankAccountsAdmin extends TermsAdmin<
  BankAccount,
  BankAccountInput,
  ExactDecimals<BankAccountRow>
> {
  readonly resource = 'bank-accounts';
  readonly label = 'Bank account';
  protected readonly schema = bankAccountInput;
  protected readonly itemName = 'bank account';
  protected readonly list: ListDeclaration<BankAccount> = {
    table: bankAccounts,
    sorts: { id: 'id', sort: 'sort', bank_name: 'bankName', symbol_id: 'currencyId' },
    defaultSort: { field: 'sort', descending: false },
    filters: { id: ids('id'), symbol_id: ids('currencyId'), is_enabled: flag('isEnabled') },
  };

  protected override async check({ currencyId }: BankAccount): Promise<void> {
    const currency = await this.desk.reader.first(bankCurrencies, 'WHERE id = $1', [currencyId]);
    if (!currency) throw invalid({ symbol_id: 'There is no such currency.' });
  }

  protected rowOf(id: number, input: BankAccountInput): BankAccount {
    return {
      id,
      currencyId: input.symbol_id,
      bankName: input.bank_name,
      bankAddress: input.bank_address,
      bankSwift: input.bank_swift,
      payeeName: input.payee_name,
      payeeAccount: input.payee_account,
      bankRemark: input.bank_remark,
      sort: input.sort,
      isEnabled: input.is_enabled,
    };
  }

  protected termsOf(row: BankAccount): ExactDecimals<BankAccountRow> {
    return {
      id: row.id,
      symbol_id: row.currencyId,
      bank_name: row.bankName,
      bank_address: row.bankAddress,
      bank_swift: row.bankSwift,
      payee_name: row.payeeName,
      payee_account: row.payeeAccount,
      bank_remark: row.bankRemark,
      sort: row.sort,
      is_enabled: row.isEnabled,
    };
  }

  protected nameOf({ bankName, payeeAccount }: BankAccount): string {
    return `${bankName} ${payeeAccount}`;
  }
}
