import type { MoneyPolicy } from '@ronda/contract'
import { Checkbox } from '@ronda/ui'
import { NumberField } from '../../../shell/form/NumberField.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'

type Referral = MoneyPolicy['referral']

const BET_MAX = 1_000_000
const DAYS_MAX = 365
const REWARD_MAX = 10_000
const GUESTS_MAX = 10_000

/** What the host gets, by level; the first level starts with the first guest. */
function LevelNumbers({ onChange }: { readonly onChange: (change: Partial<Referral>) => void }) {
  const { texts, draft, errorAt } = useOffice()
  const { referral: t, problems } = texts.money
  const { levels } = draft.money.referral
  const set = (place: number, change: Partial<Referral['levels'][number]>): void =>
    onChange({ levels: levels.map((level, at) => (at === place ? { ...level, ...change } : level)) })
  const names = [
    { from: undefined, reward: t.reward1 },
    { from: t.from2, reward: t.reward2 },
    { from: t.from3, reward: t.reward3 },
  ]
  return names.flatMap((name, at) => [
    name.from !== undefined && (
      <NumberField
        key={name.from}
        label={name.from}
        value={levels[at]?.from ?? 1}
        min={1}
        max={GUESTS_MAX}
        error={errorAt(`money.referral.levels.${at}.from`) && problems.level}
        onChange={(from) => set(at, { from })}
      />
    ),
    <NumberField
      key={name.reward}
      label={name.reward}
      value={levels[at]?.reward ?? 0}
      min={0}
      max={REWARD_MAX}
      error={errorAt(`money.referral.levels.${at}.reward`) && problems.levelReward}
      onChange={(reward) => set(at, { reward })}
    />,
  ])
}

/** What host and guest get when a member invites somebody. */
export function ReferralNumbers() {
  const { texts, draft, set } = useOffice()
  const { referral: t } = texts.money
  const { referral } = draft.money
  const change = (part: Partial<Referral>): void => set('money', { ...draft.money, referral: { ...referral, ...part } })
  return (
    <fieldset>
      <legend className="text-text-soft mb-2 text-sm font-medium">{t.title}</legend>
      <div className="grid grid-cols-1 items-end gap-3 narrow:grid-cols-2 tablet:grid-cols-3">
        <Checkbox checked={referral.isOffered} onChange={({ target }) => change({ isOffered: target.checked })}>
          {t.isOffered}
        </Checkbox>
        <NumberField
          label={t.validBet}
          value={referral.validBet}
          min={1}
          max={BET_MAX}
          onChange={(validBet) => change({ validBet })}
        />
        <NumberField
          label={t.withinDays}
          value={referral.withinDays}
          min={1}
          max={DAYS_MAX}
          onChange={(withinDays) => change({ withinDays })}
        />
        <NumberField
          label={t.guestReward}
          value={referral.guestReward}
          min={0}
          max={REWARD_MAX}
          onChange={(guestReward) => change({ guestReward })}
        />
        <LevelNumbers onChange={change} />
      </div>
      <p className="text-text-faint mt-2 text-sm">{t.note}</p>
    </fieldset>
  )
}
