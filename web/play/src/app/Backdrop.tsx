import { backgroundLayers, paletteOf, type Theme } from '@ronda/art'
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { Picture } from './Picture.tsx'
import { svgSource } from './pictures.ts'

/** Resizing a window asks for a new size many times; the scene is drawn again when it rests. */
const REST_MS = 240

/** The scene is drawn for a size in steps, so that a browser bar that slides away does not redraw it. */
const STEP = 40

type Size = { readonly width: number; readonly height: number }

function sizeOf(element: HTMLElement): Size {
  const step = (pixels: number): number => Math.max(STEP, Math.ceil(pixels / STEP) * STEP)
  return { width: step(element.clientWidth), height: step(element.clientHeight) }
}

type Plane = { readonly name: string; readonly depth: number; readonly source: string }

function usePlanes(theme: Theme, frame: RefObject<HTMLElement | null>): readonly Plane[] {
  const [planes, setPlanes] = useState<readonly Plane[]>([])
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let drawn: Size = { width: 0, height: 0 }
    let timer = 0
    const draw = (): void => {
      const size = sizeOf(element)
      if (size.width === drawn.width && size.height === drawn.height) return
      drawn = size
      const layers = backgroundLayers(theme, size.width, size.height)
      setPlanes(layers.map(({ name, depth, svg }) => ({ name, depth, source: svgSource(svg) })))
    }
    const watcher = new ResizeObserver(() => {
      window.clearTimeout(timer)
      timer = window.setTimeout(draw, drawn.width === 0 ? 0 : REST_MS)
    })
    watcher.observe(element)
    return () => {
      window.clearTimeout(timer)
      watcher.disconnect()
    }
  }, [theme, frame])
  return planes
}

/** Night over the fair, in planes that drift against each other. The browser's compositor moves them, not our loop. */
export function Backdrop({ theme, isFree }: { readonly theme: Theme; readonly isFree: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  const planes = usePlanes(theme, frame)

  useEffect(() => {
    const { ink, light, gold, ember } = paletteOf(theme)
    const { style } = document.documentElement
    for (const [name, shown] of Object.entries({ ink, light, gold, ember })) style.setProperty(`--scene-${name}`, shown)
  }, [theme])

  return (
    <div ref={frame} className="backdrop" aria-hidden="true">
      {planes.map(({ name, depth, source }) => (
        <div key={name} className="backdrop-layer" style={{ '--depth': depth } as CSSProperties}>
          <Picture source={source} />
        </div>
      ))}
      <div className="backdrop-shade" />
      <div className={isFree ? 'backdrop-free is-lit' : 'backdrop-free'} />
    </div>
  )
}
