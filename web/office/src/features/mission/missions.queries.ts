import { queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export const missionsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'missions'],
  queryFn: async () => granted(await staffApi.missionDesk.list()),
  ...DESK_OPTIONS,
})

export type MissionsInfo = Awaited<ReturnType<NonNullable<typeof missionsQuery.queryFn>>>
