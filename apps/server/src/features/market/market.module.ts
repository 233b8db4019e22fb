import { Module } from '@nestjs/common';
import { FeedWatch } from './feed-watch.js';
import { HolidayCalendarsAdminController } from './holiday-calendars.admin.controller.js';
import { HolidayCalendarsAdmin } from './holiday-calendars.admin.js';
import { MarketController } from './market.controller.js';
import { MarketList } from './market-list.js';
import { RecentTicks } from './recent-ticks.js';
import { RecordedTicks } from './recorded-ticks.js';
import { ScheduleHistory } from './schedule-history.js';
import { SimulatedTerms } from './simulated-terms.js';
import { SimulatorDays } from './simulator-days.js';
import { SymbolDirectory } from './symbol-directory.js';
import { SymbolHoldings } from './symbol-holdings.js';
import { SymbolImportAdmin } from './symbol-import.admin.js';
import { SymbolNamesAdminController } from './symbol-names.admin.controller.js';
import { SymbolResume } from './symbol-resume.approval.js';
import { SymbolStandingAdminController } from './symbol-standing.admin.controller.js';
import { SymbolStateAdmin } from './symbol-standing.admin.js';
import { SymbolsAdminController } from './symbols.admin.controller.js';
import { SymbolsAdmin } from './symbols.admin.js';

@Module({
  controllers: [
    MarketController,
    SymbolsAdminController,
    HolidayCalendarsAdminController,
    SymbolNamesAdminController,
    SymbolStandingAdminController,
  ],
  providers: [
    FeedWatch,
    HolidayCalendarsAdmin,
    MarketList,
    RecentTicks,
    RecordedTicks,
    ScheduleHistory,
    SimulatedTerms,
    SimulatorDays,
    SymbolDirectory,
    SymbolImportAdmin,
    SymbolsAdmin,
    SymbolStateAdmin,
    SymbolHoldings,
    SymbolResume,
  ],
  exports: [MarketList, RecordedTicks, SymbolDirectory, SymbolHoldings],
})
export class MarketModule {}
