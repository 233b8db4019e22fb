import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import {
  type HolidayCalendarDetails,
  type HolidayCalendarInput,
  type HolidayCalendarRow,
  holidayCalendarInput,
} from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { changedDays, lastStartedDay } from '../../engine/market/tables/calendar-days.js';
import { type HolidayCalendar, holidayCalendars } from '../../engine/market/tables/holiday-calendar.table.js';
import { readTerms } from '../../engine/market/tables/symbol-terms.js';
import type { Command } from '../../engine/protocol.js';
import { conflict, invalid, notFound } from '../../platform/admin/admin-error.js';
import { ids, textContains } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { GuardedTerms, type PlainTerms, type Removed, type TermsAction } from '../approvals/guarded-terms.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { SymbolHoldings } from './symbol-holdings.js';

const list: ListDeclaration<HolidayCalendar> = {
  table: holidayCalendars,
  sorts: { id: 'id', Name: 'name' },
  defaultSort: { field: 'Name', descending: false },
  filters: { id: ids('id'), q: textContains('name') },
};

/**
 * Holiday calendars shared by several symbols. They are the same for every customer and take effect like a symbol's own
 * holidays: one day later if somebody holds the symbol.
 */
@Injectable()
@NeedsApproval()
export class HolidayCalendarsAdmin extends GuardedTerms<
  HolidayCalendar,
  HolidayCalendarInput,
  ExactDecimals<HolidayCalendarDetails>
> {
  readonly resource = 'holiday-calendars';
  readonly label = 'Holiday calendar';
  protected readonly schema = holidayCalendarInput;
  protected readonly unguardedFields = ['Name'];
  /** These rows have no switch. */
  protected readonly switchField = '';

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly holdings: SymbolHoldings,
    private readonly audit: AuditRowBuilder,
  ) {
    super();
  }

  async page(request: ListRequest): Promise<Listed<ExactDecimals<HolidayCalendarRow>>> {
    const page = await listPage(this.reader, list, request);
    return page.map((calendar) => {
      const followers = this.followersOf(calendar);
      const Symbols = followers.map(({ symbol }) => ({ id: symbol.id, ShowCode: symbol.showCode }));
      return { id: calendar.id, ...termsOf(calendar), Symbols };
    });
  }

  async one(id: number): Promise<ExactDecimals<HolidayCalendarDetails>> {
    return this.detailsOf(await this.find(id));
  }

  protected override async check(
    { id, name, days }: HolidayCalendar,
    before: HolidayCalendar | null,
  ): Promise<void> {
    const [taken] = await this.reader.select(holidayCalendars, 'WHERE name = $1 AND id <> $2', [name, id]);
    if (taken) throw invalid({ Name: 'There is already a calendar of this name.' });
    if (!before) return;
    const last = lastStartedDay(this.engine.view.now());
    const begun = changedDays(before.days, days).find(({ date }) => date <= last);
    if (begun) throw invalid({ Days: `A day that has begun somewhere stays as it is: ${begun.date}.` });
  }

  protected override async buildCommand(
    by: SignedInOperator,
    action: TermsAction,
    calendar: HolidayCalendar | null,
    before: HolidayCalendar | null,
  ): Promise<Command> {
    const trace = this.audit.row(by, {
      action,
      resource: this.resource,
      resourceId: this.nameOf((calendar ?? before) as HolidayCalendar),
      before: before && termsOf(before),
      after: calendar && termsOf(calendar),
    });
    const shared = { actor: actorOf(by), rows: [trace] };
    if (calendar) return { kind: 'holiday_calendar.put', calendar, ...shared };
    return { kind: 'holiday_calendar.remove', calendarId: (before as HolidayCalendar).id, ...shared };
  }

  /** A calendar in use cannot be removed: its symbols must be changed first. */
  protected override async checkRemoval(calendar: HolidayCalendar): Promise<void> {
    const codes = this.followersOf(calendar).map(({ symbol }) => symbol.showCode);
    if (codes.length > 0)
      throw conflict('calendars.followed', `Symbols follow this calendar: ${codes.join(', ')}.`);
  }

  protected override async buildAnswer(
    outcome: object,
  ): Promise<ExactDecimals<HolidayCalendarDetails> | Removed> {
    if (!('calendar' in outcome)) return { done: true };
    return this.detailsOf((outcome as { calendar: HolidayCalendar }).calendar);
  }

  protected override termsOf(calendar: HolidayCalendar): PlainTerms {
    return termsOf(calendar);
  }

  protected override rowOf(id: number, { Name, Days }: HolidayCalendarInput): HolidayCalendar {
    return { id, name: Name, days: Days.toSorted((a, b) => (a.date < b.date ? -1 : 1)) };
  }

  protected override nameOf({ name }: HolidayCalendar): string {
    return name;
  }

  protected override async find(id: number): Promise<HolidayCalendar> {
    const row = await this.reader.first(holidayCalendars, 'WHERE id = $1', [id]);
    if (!row) throw notFound('holiday calendar');
    return row;
  }

  private async detailsOf(calendar: HolidayCalendar): Promise<ExactDecimals<HolidayCalendarDetails>> {
    const Symbols = this.followersOf(calendar).map(async ({ symbol, change, schedule }) => {
      const { positions, pending } = this.holdings.ofSymbol(symbol.id);
      const holders = await this.engine.ask({ kind: 'symbol.holders', symbolId: symbol.id });
      return {
        ...{ id: symbol.id, ShowCode: symbol.showCode },
        HoldsAtMs: change && schedule !== symbol.schedule ? change.holdsAt : null,
        IsBehind: changedDays(schedule.calendar?.days ?? [], calendar.days).length > 0,
        ...{ OpenPositions: positions, PendingOrders: pending, Holders: holders.length },
      };
    });
    return { id: calendar.id, ...termsOf(calendar), Symbols: await Promise.all(Symbols) };
  }

  /** Symbols that use a calendar, or will after a scheduled change, with the schedule they then have. */
  private followersOf({ id }: HolidayCalendar) {
    return this.engine.view.symbols().flatMap((symbol) => {
      const { change } = this.engine.view.standingOf(symbol.id);
      const schedule = (change && readTerms(change).to.schedule) ?? symbol.schedule;
      const follows = symbol.schedule.calendar?.id === id || schedule.calendar?.id === id;
      return follows ? [{ symbol, change, schedule }] : [];
    });
  }
}

const termsOf = ({ name, days }: HolidayCalendar) => ({ Name: name, Days: days });
