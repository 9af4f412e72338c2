import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, LockKeyhole, ShieldAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { JackpotAward } from '@ronda/contract'
import { money } from '@ronda/core'
import { classes, Dialog, formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { loadTwice } from '../../shell/loadTwice.ts'
import { LIGHTS } from './PoolFigure.tsx'
import type { AwardVerdict } from './verifyAward.ts'

const looks = {
  good: { icon: BadgeCheck, colour: 'bg-gain-soft text-gain' },
  sealed: { icon: LockKeyhole, colour: 'bg-surface-2 text-text-soft' },
  unread: { icon: LockKeyhole, colour: 'bg-surface-2 text-text-soft' },
  bad: { icon: ShieldAlert, colour: 'bg-loss-soft text-loss' },
} as const

function Judgement({ verdict }: { readonly verdict: AwardVerdict }) {
  const t = useTranslations('jackpot.proof')
  const { icon: Icon, colour } = looks[verdict]
  return (
    <output className={classes('flex items-start gap-3 rounded-lg p-4', colour)}>
      <Icon aria-hidden className="mt-half size-icon shrink-0" />
      <span className="grid gap-1">
        <strong>{t(verdict)}</strong>
        <span className="text-text-soft text-sm">{t(`${verdict}Text`)}</span>
      </span>
    </output>
  )
}

function Line({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-text-faint text-xs">{label}</dt>
      <dd className="text-text-soft font-mono text-xs break-all">{text}</dd>
    </div>
  )
}

function OpeningLines({ award }: { readonly award: JackpotAward }) {
  const t = useTranslations('jackpot.proof')
  const { opening, drawn, stake, contribution } = award.proof
  if (opening === undefined) return null
  const brought = (stake * BigInt(contribution)) / 1_000n
  return (
    <>
      <Line label={t('seal', { number: String(opening.number) })} text={opening.commitment} />
      <Line label={t('secret')} text={opening.secret} />
      <Line label={t('point')} text={`${opening.endsAt} = ${opening.beginsAt} + ${award.amount} − ${opening.seed}`} />
      <Line label={t('line')} text={`${drawn} < ${opening.endsAt} ≤ ${drawn} + ${brought}`} />
    </>
  )
}

function DrawLines({ award }: { readonly award: JackpotAward }) {
  const t = useTranslations('jackpot.proof')
  const { draw, drawn, stake } = award.proof
  if (draw === undefined) return null
  return (
    <>
      <Line label={t('number')} text={`${drawn} < ${stake} (0 … ${draw.odds - 1n})`} />
      <Line label={t('roundSeal')} text={draw.commitment} />
      {draw.serverSeed !== undefined && <Line label={t('secret')} text={draw.serverSeed} />}
      <Line label={t('playerSeed')} text={`${draw.clientSeed} : ${draw.nonce}`} />
      <Line label={t('rules')} text={award.proof.modelHash} />
    </>
  )
}

/** What was won, and its proof, reckoned anew in this browser. */
export function AwardDialog({ award, onClose }: { readonly award: JackpotAward; readonly onClose: () => void }) {
  const t = useTranslations()
  const locale = useLocale()
  const { data: verdict } = useQuery({
    queryKey: ['jackpotProof', award.id, award.proof.draw?.serverSeed ?? ''],
    queryFn: async () => (await loadTwice(() => import('./verifyAward.ts'))).judgeAward(award),
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
        {verdict === undefined ? <Skeleton className="h-20 rounded-lg" /> : <Judgement verdict={verdict} />}
        <dl className="grid grid-cols-1 gap-2">
          <Line label={t('jackpot.proof.round')} text={award.proof.round} />
          <OpeningLines award={award} />
          <DrawLines award={award} />
        </dl>
        <p className="text-text-faint text-xs">{t('jackpot.proof.atoms')}</p>
      </div>
    </Dialog>
  )
}
