import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Mission } from '@ronda/contract'
import { toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Joins a mission in the version that is shown. */
export function useJoinMission() {
  const t = useTranslations('mission')
  const { language, refusalText } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: Pick<Mission, 'id' | 'version'>) => api.missions.join({ id, version, language }),
    async onSuccess(reply) {
      if (reply.ok) toast(t('joined'), 'good')
      else toast(refusalText(reply.error.code), 'bad')
      await queries.invalidateQueries({ queryKey: CASHIER_KEY })
    },
  })
}

/** Joins the board of this week. */
export function useJoinBoard() {
  const t = useTranslations('mission')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.leaderboard.join(),
    async onSuccess(reply) {
      if (reply.ok) toast(t('board.joined'), 'good')
      else toast(refusalText(reply.error.code), 'bad')
      await queries.invalidateQueries({ queryKey: CASHIER_KEY })
    },
  })
}
