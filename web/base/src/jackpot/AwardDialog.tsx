import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { JackpotAward } from '@ronda/contract'
import { money } from '@ronda/core'
import { classes, Dialog, formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { Fingerprint, VerdictNotice } from '../layout/VerdictNotice.tsx'
import { loadWithRetry } from '../load/loadWithRetry.ts'
import { LIGHTS } from './PoolFigure.tsx'
import type { AwardVerdict } from './verifyAward.ts'

const NOTICES = { good: 'good', known: 'weak', former: 'weak', bad: 'bad', sealed: 'sealed', unread: 'sealed' } as const

function Verdict({ verdict }: { readonly verdict: AwardVerdict }) {
  const t = useTranslations('jackpot.proof')
  return <VerdictNotice is={NOTICES[verdict]} title={t(verdict)} text={t(`${verdict}Text`)} />
}

function OpeningLines({ award }: { readonly award: JackpotAward }) {
  const t = useTranslations('jackpot.proof')
  const { opening, drawn, stake, contribution } = award.proof
  if (opening === undefined) return null
  const brought = (stake * BigInt(contribution)) / 1_000n
  return (
    <>
      <Fingerprint label={t('seal', { number: String(opening.number) })} text={opening.commitment} />
      <Fingerprint label={t('secret')} text={opening.secret} />
      <Fingerprint
        label={t('point')}
        text={`${opening.endsAt} = ${opening.beginsAt} + ${award.amount} − ${opening.seed}`}
      />
      <Fingerprint label={t('line')} text={`${drawn} < ${opening.endsAt} ≤ ${drawn} + ${brought}`} />
    </>
  )
}

function DrawLines({ award }: { readonly award: JackpotAward }) {
  const t = useTranslations('jackpot.proof')
  const { draw, drawn, stake } = award.proof
  if (draw === undefined) return null
  return (
    <>
      <Fingerprint label={t('number')} text={`${drawn} < ${stake} (0 … ${draw.odds - 1n})`} />
      <Fingerprint label={t('roundSeal')} text={draw.commitment} />
      {draw.serverSeed !== undefined && <Fingerprint label={t('secret')} text={draw.serverSeed} />}
      <Fingerprint label={t('playerSeed')} text={`${draw.clientSeed} : ${draw.nonce}`} />
      <Fingerprint label={t('rules')} text={award.proof.modelHash} />
    </>
  )
}

/** The award and its proof, verified again in this browser. */
export function AwardDialog({ award, onClose }: { readonly award: JackpotAward; readonly onClose: () => void }) {
  const t = useTranslations()
  const locale = useLocale()
  const { data: verdict } = useQuery({
    queryKey: ['jackpotProof', award.id, award.proof.draw?.serverSeed ?? ''],
    queryFn: async () => (await loadWithRetry(() => import('./verifyAward.ts'))).verifyAward(award),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog title={t('jackpot.proof.title')} closeLabel={t('shell.close')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <div>
          <p className={classes('text-sm font-bold', LIGHTS[award.level])}>{t(`jackpot.level.${award.level}`)}</p>
          <p className="font-display text-gain text-2xl font-bold">
            {formatMoney(money(award.amount, award.currency), locale)}
          </p>
          <p className="text-text-soft text-sm">{t('jackpot.who', { account: award.account, game: award.gameName })}</p>
        </div>
        {verdict === undefined ? <Skeleton className="h-20 rounded-lg" /> : <Verdict verdict={verdict} />}
        <dl className="grid grid-cols-1 gap-2">
          <Fingerprint label={t('jackpot.proof.round')} text={award.proof.round} />
          <OpeningLines award={award} />
          <DrawLines award={award} />
        </dl>
        <p className="text-text-faint text-xs">{t('jackpot.proof.atoms')}</p>
      </div>
    </Dialog>
  )
}
