export type { Avatars } from './avatar.actions.ts'
export { avatarUrl } from './avatar.routes.ts'
export { openAccount, type AccountToOpen, type MemberOptions } from './member.actions.ts'
export { inventName } from './name.ts'
