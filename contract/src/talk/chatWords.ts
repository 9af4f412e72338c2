/** Longest message, in characters. */
export const CHAT_TEXT_MAX = 200

/** How many messages a chat shows when it is opened. */
export const CHAT_LINES_MAX = 50

export const CHAT_REASONS = ['insult', 'spam', 'contact', 'other'] as const
export type ChatReason = (typeof CHAT_REASONS)[number]

/** For how long staff may mute somebody, in minutes. */
export const CHAT_MUTES = [15, 60, 1_440, 10_080] as const
