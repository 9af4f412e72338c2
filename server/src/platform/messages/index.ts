export type { Mail, Messages, SendFailure, Sms } from './messages.ts'
export { openMessages, type MessageSettings, type MessageService } from './open.ts'
export type { Sandbox } from './sandbox.ts'
