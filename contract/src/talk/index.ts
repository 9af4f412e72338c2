export { chat, chatDesk, type ChatDeskLine, type ChatLine, type ChatReadOnly } from './chat.ts'
export { CHAT_LINES_MAX, CHAT_MUTES, CHAT_REASONS, CHAT_TEXT_MAX, type ChatReason } from './chatWords.ts'
export { inbox, inboxFacts, type InboxFacts, type InboxMessage } from './inbox.ts'
export {
  AGENT_MAIL_KINDS,
  INBOX_EVENTS,
  INBOX_MAX,
  INBOX_PER_PAGE,
  inboxPlace,
  MAIL_KINDS,
  type InboxEvent,
  type InboxPlace,
  type MailKind,
} from './inboxWords.ts'
export { content, type Announcement, type Article, type ArticleKind, type ArticleLine, type Banner } from './content.ts'
export {
  announcementValue,
  articleValue,
  bannerValue,
  HTML_CHARACTERS_MAX,
  type AnnouncementValue,
  type ArticleValue,
  type BannerValue,
} from './contentDesk.ts'
export { ANNOUNCEMENT_TYPES, ANNOUNCEMENTS_PER_PAGE, EXECUTIONS } from './contentWords.ts'
