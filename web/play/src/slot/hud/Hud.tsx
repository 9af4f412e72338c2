import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFact, useField, usePlay } from '../machine/context.ts'
import { useMoney } from '../../shared/session/context.ts'
import { useBalanceName } from '../../shared/session/useBalanceName.ts'
import { isGain, isPlaying } from '../game/view.ts'
import type { PanelPage } from '../panels/Panel.tsx'
import { AutoButton } from './AutoButton.tsx'
import { BuyButton } from './BuyButton.tsx'
import { Icon, type IconName } from '../../shared/controls/Icon.tsx'
import { SoundMenu } from '../../shared/controls/SoundMenu.tsx'
import { SlotStake } from './SlotStake.tsx'
import { StatusLine } from './StatusLine.tsx'

export type HudProps = { readonly onOpen: (page: PanelPage) => void }

/** Balance, stake, win and the buttons, within reach of one thumb. */
export function Hud({ onOpen }: HudProps) {
  const t = useTranslations('play.hud')
  return (
    <section className="hud" aria-label={t('controls')}>
      <StatusLine />
      <BuyButton />
      <BalanceMeter />
      <SlotStake />
      <WinMeter />
      <div className="hud-tools is-left">
        <Tool icon="menu" label={t('menu')} onPress={() => onOpen('history')} />
        <TurboSwitch />
        <AutoButton />
      </div>
      <SpinButton />
      <div className="hud-tools is-right">
        <SoundTool />
        <Tool icon="prizes" label={t('prizes')} onPress={() => onOpen('prizes')} />
      </div>
    </section>
  )
}

function BalanceMeter() {
  const cash = useField('cash')
  const write = useMoney()
  return <Meter area="balance" name={useBalanceName()} value={write(cash)} />
}

function WinMeter() {
  const t = useTranslations('play.hud')
  const win = useField('win')
  const isLit = useFact((view) => isGain(view) && view.win > 0n)
  const write = useMoney()
  return <Meter area="win" name={t('win')} value={write(win)} isLit={isLit} />
}

type MeterProps = {
  readonly area: 'balance' | 'win'
  readonly name: string
  readonly value: string
  readonly isLit?: boolean
}

function Meter({ area, name, value, isLit = false }: MeterProps) {
  return (
    <dl className={`meter is-${area}${isLit ? ' is-lit' : ''}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </dl>
  )
}

type ToolProps = {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly isOn?: boolean
}

function Tool({ icon, label, onPress, isOn }: ToolProps) {
  return (
    <button type="button" className="tool" aria-label={label} title={label} aria-pressed={isOn} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

function TurboSwitch() {
  const t = useTranslations('play.hud')
  const { preferences, sound } = usePlay().machine
  const [isOn, setOn] = useState(() => preferences.has('turbo'))
  const turn = (): void => {
    preferences.set('turbo', !isOn)
    sound.wake()
    setOn(!isOn)
  }
  return <Tool icon="turbo" label={isOn ? t('turboOn') : t('turboOff')} isOn={isOn} onPress={turn} />
}

function SoundTool() {
  const { preferences, sound } = usePlay().machine
  return <SoundMenu sound={sound} preferences={preferences} />
}

function SpinButton() {
  const t = useTranslations('play.hud')
  const { machine } = usePlay()
  const phase = useField('phase')
  const isBusy = useFact(isPlaying)
  const isPressIgnored = useFact((view) => view.isPressIgnored && !isPlaying(view))
  const isSpinning = phase === 'asking'
  const isReplay = phase === 'replaying'
  const left = useFact(({ auto }) => auto?.left)
  if (left !== undefined) return <StopButton left={left} />
  const isSkip = isBusy && !isSpinning
  const label = isSpinning ? t('waiting') : isBusy ? t('skip') : isReplay ? t('back') : t('spin')
  const press = (): void => {
    machine.sound.wake()
    if (!isBusy && !isPressIgnored) machine.sound.press()
    machine.game.press()
  }
  return (
    <button
      type="button"
      className={`spin${isSpinning ? ' is-asking' : ''}${isBusy ? ' is-busy' : ''}${isSkip ? ' is-skip' : ''}`}
      aria-label={label}
      aria-disabled={isPressIgnored}
      disabled={phase === 'closed'}
      onClick={press}
    >
      {/* Both icons are always in the document: replacing one would cause a layout just when the reels start. */}
      <Icon name={isReplay ? 'back' : 'spin'} />
      <Icon name="skip" />
    </button>
  )
}

/** During automatic rounds the main button stops them. */
function StopButton({ left }: { readonly left: number }) {
  const t = useTranslations('play.auto')
  const { game } = usePlay().machine
  return (
    <button
      type="button"
      className="spin is-stop"
      aria-label={`${t('stop')}. ${t('left', { count: left })}`}
      onClick={() => game.stop()}
    >
      <Icon name="stop" />
      <span className="spin-left" aria-hidden="true">
        {left}
      </span>
    </button>
  )
}
