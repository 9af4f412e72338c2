import { makeLazyClient, type Client } from '@ronda/client/lazy'
import { loadStaffCalls, type StaffNoun } from '@ronda/contract/lazyStaff'
import { callOptions } from '@ronda/base/call/api.ts'

/** The calls of staff. */
export const staffApi: Pick<Client, StaffNoun> = makeLazyClient(loadStaffCalls, callOptions)
