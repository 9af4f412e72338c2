import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { classes } from './classes.ts'
import { barAt, layOutNet, type NetBar, type NetLayout } from './netChart.ts'

export type NetChartProps = {
  /** What is shown, for screen readers. */
  readonly label: string
  readonly bars: readonly NetBar[]
  /** The text of a bar, on hover and for screen readers. */
  readonly describe: (index: number) => string
  /** The text of a value on the scale, and the name under a bar. */
  readonly figure: (value: number) => string
  readonly nameOf: (index: number) => string
}

const SIZE = { width: 640, height: 220 } as const
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 }

type DrawingProps = { readonly layout: NetLayout; readonly bars: readonly NetBar[]; readonly chosen: number }

function Drawing({ layout: { zeroY, ticks, bars: drawn, points }, bars, chosen }: DrawingProps) {
  const step = SIZE.width / bars.length
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="none"
      className="block h-stage-text w-full overflow-visible"
    >
      <rect x={step * chosen} y={0} width={step} height={SIZE.height} className="fill-surface-2" />
      {ticks.map(({ value, y }) => (
        <line
          key={value}
          x1={0}
          x2={SIZE.width}
          y1={y}
          y2={y}
          vectorEffect="non-scaling-stroke"
          strokeWidth={1}
          className="stroke-line"
        />
      ))}
      {drawn.map((bar, index) => (
        <rect key={index} {...bar} className={classes((bars[index]?.value ?? 0) >= 0 ? 'fill-gain' : 'fill-loss')} />
      ))}
      <line
        x1={0}
        x2={SIZE.width}
        y1={zeroY}
        y2={zeroY}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1}
        className="stroke-line-strong"
      />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth={2}
        strokeLinejoin="round"
        className="stroke-accent"
      />
    </svg>
  )
}

/** The first, the last and, where there is space, the middle one. */
function namedBars(count: number): readonly number[] {
  const last = count - 1
  return last < 1 ? [0] : last % 2 === 0 && last > 2 ? [0, last / 2, last] : [0, last]
}

/**
 * Gains and losses as bars over and under a zero line, and a line of their running total. A finger, a mouse or the
 * arrow keys select a bar, and the line below describes it.
 */
export function NetChart({ label, bars, describe, figure, nameOf }: NetChartProps) {
  const layout = layOutNet(bars, SIZE)
  const last = bars.length - 1
  const [asked, setAsked] = useState<number>()
  const chosen = Math.min(asked ?? last, last)

  function onKeyDown(event: KeyboardEvent): void {
    const move = event.key === 'Home' ? -chosen : event.key === 'End' ? last - chosen : STEPS[event.key]
    if (move === undefined) return
    event.preventDefault()
    setAsked(Math.min(last, Math.max(0, chosen + move)))
  }
  function onPoint(event: PointerEvent): void {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setAsked(barAt((event.clientX - left) / width, bars.length))
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <p aria-hidden className="text-text-soft tabular min-h-6 text-sm font-medium">
        {describe(chosen)}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 pt-2">
        {/* As high as the drawing and half a line more at both ends, so that each figure is beside its line. */}
        <ul
          aria-hidden
          className="text-text-faint tabular -my-2 flex flex-col justify-between text-end text-xs leading-none"
        >
          {layout.ticks.map(({ value }) => (
            <li key={value} className="grid h-4 items-center">
              {figure(value)}
            </li>
          ))}
        </ul>
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={bars.length}
          aria-valuenow={chosen + 1}
          aria-valuetext={describe(chosen)}
          onKeyDown={onKeyDown}
          onPointerDown={onPoint}
          onPointerMove={onPoint}
          className="touch-pan-y rounded-md"
        >
          <Drawing layout={layout} bars={bars} chosen={chosen} />
        </div>
        <ul aria-hidden className="text-text-faint col-start-2 flex justify-between gap-2 pt-1 text-xs">
          {namedBars(bars.length).map((index) => (
            <li key={index}>{nameOf(index)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
