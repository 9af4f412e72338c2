import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayedSeed, ProofFile } from '@ronda/contract'
import { examineSet } from '@ronda/games'
import { withSubject } from '@ronda/client/lazy'
import { Button, buttonClass, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { saveProof } from '../../shell/proof/proofFile.ts'
import { memberQuery } from '@ronda/base/member/session.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { checksFor, readStored, storedFor, noteRetired } from '../../shell/proof/checks.ts'
import { examineAll } from './examine.ts'
import { Findings } from './Findings.tsx'
import { gatherProofs } from './gatherProofs.ts'
import { OneRound } from './OneRound.tsx'
import { NOTHING_EXAMINED, type Tally } from './tally.ts'

type Examined = { readonly tally: Tally; readonly file: ProofFile }

/** Fetches and examines all rounds, page by page. */
async function examineMine(onProgress: (tally: Tally) => void): Promise<Examined> {
  let tally = NOTHING_EXAMINED
  const rounds: ProofFile['rounds'] = []
  let models: ProofFile['models'] = {}
  const counted = new Map<string, PlayedSeed>()
  const here = readStored()
  let isWhole = true
  let last: ReadonlySet<string> = new Set()
  for await (const page of gatherProofs()) {
    tally = await examineAll(page, await checksFor(page.rounds, here), onProgress, tally)
    rounds.push(...page.rounds)
    models = { ...page.models }
    for (const seed of page.seeds) counted.set(seed.commitment, seed)
    isWhole = page.isLast
    last = new Set(page.seeds.map(({ commitment }) => commitment))
  }
  // If not all rounds were fetched, some rounds of the oldest seeds are absent: of these seeds no round can be reported
  // missing.
  const seeds = [...counted.values()].filter(({ commitment }) => isWhole || !last.has(commitment))
  const kept = storedFor({ seeds, rounds }, here)
  return {
    tally: { ...tally, faults: examineSet({ rounds, seeds }, kept) },
    file: { ronda: 3, rounds, models, seeds, kept },
  }
}

function Examination() {
  const t = useTranslations('proof')
  const { language, refusalText } = useLanguage()
  const [soFar, setSoFar] = useState(NOTHING_EXAMINED)
  const examining = useMutation({ mutationFn: () => examineMine(setSoFar) })
  const opening = useMutation({
    mutationFn: (round: string) => api.record.reveal({ round, language }),
    onSuccess(reply) {
      if (reply.ok) noteRetired(reply.value.round.commitment)
      if (reply.ok) examining.mutate()
      else toast(withSubject(refusalText(reply.error.code), reply.error, language), 'bad')
    },
  })
  const examined = examining.data
  const sealed = examined?.file.rounds.find(
    ({ serverSeed, ...round }) => serverSeed === undefined && !('isVoid' in round && round.isVoid),
  )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button isBusy={examining.isPending} onClick={() => examining.mutate()}>
          {examined === undefined ? t('mine.check') : t('mine.again')}
        </Button>
        {examined !== undefined && examined.tally.examined > 0 && (
          <Button variant="quiet" onClick={() => saveProof(examined.file)}>
            {t('mine.save')}
          </Button>
        )}
      </div>
      {examining.isPending && (
        <p role="status" className="text-text-soft tabular">
          {t('progress', { count: soFar.examined })}
        </p>
      )}
      {examining.isError && (
        <LoadError title={t('mine.failed')} error={examining.error} onRetry={() => examining.mutate()} />
      )}
      {examined?.tally.examined === 0 && <p className="text-text-faint">{t('mine.none')}</p>}
      {examined !== undefined && <Findings tally={examined.tally} />}
      {sealed !== undefined && (
        <div className="grid gap-2">
          <p className="text-text-soft text-sm">{t('mine.openText')}</p>
          <div>
            <Button
              variant="quiet"
              size="small"
              isBusy={opening.isPending || examining.isPending}
              onClick={() => opening.mutate(sealed.id)}
            >
              {t('mine.open')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Examines every round of the member. */
export function MyRounds() {
  const t = useTranslations('proof.mine')
  const sign = useTranslations('people')
  const { data: member } = useQuery(memberQuery)
  return (
    <section className="bg-surface-1 border-line grid content-start gap-4 rounded-xl border p-5">
      <div>
        <h2 className="text-2xl font-bold">{t('title')}</h2>
        <p className="text-text-soft mt-1">{member === null ? t('signIn') : t('text')}</p>
      </div>
      {member === null ? (
        <div>
          <Link to="/login" search={{ to: '/verify' }} className={buttonClass()}>
            {sign('signIn')}
          </Link>
        </div>
      ) : (
        <>
          <Examination />
          <OneRound />
        </>
      )}
    </section>
  )
}
