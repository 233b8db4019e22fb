import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletRounded';
import AddCard from '@mui/icons-material/AddCardRounded';
import AlternateEmail from '@mui/icons-material/AlternateEmailRounded';
import Apps from '@mui/icons-material/AppsRounded';
import Campaign from '@mui/icons-material/CampaignRounded';
import CandlestickChart from '@mui/icons-material/CandlestickChartRounded';
import Dialpad from '@mui/icons-material/DialpadRounded';
import Forum from '@mui/icons-material/ForumRounded';
import GroupAdd from '@mui/icons-material/GroupAddRounded';
import Groups from '@mui/icons-material/GroupsRounded';
import Help from '@mui/icons-material/HelpRounded';
import Home from '@mui/icons-material/HomeRounded';
import Info from '@mui/icons-material/InfoRounded';
import Language from '@mui/icons-material/LanguageRounded';
import Leaderboard from '@mui/icons-material/LeaderboardRounded';
import Lock from '@mui/icons-material/LockRounded';
import Mail from '@mui/icons-material/MailRounded';
import Newspaper from '@mui/icons-material/NewspaperRounded';
import NotificationsActive from '@mui/icons-material/NotificationsActiveRounded';
import Notifications from '@mui/icons-material/NotificationsRounded';
import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import Payments from '@mui/icons-material/PaymentsRounded';
import Person from '@mui/icons-material/PersonRounded';
import PieChart from '@mui/icons-material/PieChartRounded';
import ReceiptLong from '@mui/icons-material/ReceiptLongRounded';
import RequestQuote from '@mui/icons-material/RequestQuoteRounded';
import Savings from '@mui/icons-material/SavingsRounded';
import Search from '@mui/icons-material/SearchRounded';
import Settings from '@mui/icons-material/SettingsRounded';
import Shield from '@mui/icons-material/ShieldRounded';
import SupportAgent from '@mui/icons-material/SupportAgentRounded';
import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import Timer from '@mui/icons-material/TimerOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserRounded';
import type SvgIcon from '@mui/material/SvgIcon';

/** Icons that a menu entry can name. */
export const ICONS: Record<string, typeof SvgIcon> = {
  home: Home,
  trade: CandlestickChart,
  order: ReceiptLong,
  orders: ReceiptLong,
  user: Person,
  account: Person,
  accounts: PieChart,
  wallet: AccountBalanceWallet,
  deposit: AddCard,
  withdraw: Payments,
  transfer: SwapHoriz,
  news: Newspaper,
  message: Mail,
  messages: Mail,
  announcement: Campaign,
  about: Info,
  info: Info,
  help: Help,
  language: Language,
  product: Search,
  search: Search,
  follow: Groups,
  rank: Leaderboard,
  loan: RequestQuote,
  mining: Savings,
  limits: Shield,
  alerts: Notifications,
  notifications: NotificationsActive,
  timer: Timer,
  verify: VerifiedUser,
  support: SupportAgent,
  service: SupportAgent,
  chat: SupportAgent,
  invite: GroupAdd,
  email: AlternateEmail,
  feedback: Forum,
  password: Lock,
  pin: Dialpad,
  settings: Settings,
  system: Settings,
  link: OpenInNew,
};

/** Menu icon: one of the app's own by name, or an image from an address. */
export function Icon({ name }: { name: string }) {
  if (/^(https?:)?\//.test(name)) return <img src={name} alt="" width={24} height={24} />;
  const Picture = ICONS[name] ?? Apps;
  return <Picture aria-hidden />;
}
