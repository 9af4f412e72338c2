import { backgroundLayers, paletteOf, type Layer, type Theme } from '@ronda/art'
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { Picture } from './Picture.tsx'

/** Resizing a window asks for a new size many times; the scene is drawn again when it rests. */
const REST_MS = 240

/** The scene is drawn for a size in steps, so that a browser bar that slides away does not redraw it. */
const STEP = 40

type Size = { readonly width: number; readonly height: number }

function sizeOf(element: HTMLElement): Size {
  const step = (pixels: number): number => Math.max(STEP, Math.ceil(pixels / STEP) * STEP)
  return { width: step(element.clientWidth), height: step(element.clientHeight) }
}

function useLayers(theme: Theme, frame: RefObject<HTMLElement | null>): readonly Layer[] {
  const [layers, setLayers] = useState<readonly Layer[]>([])
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let drawn: Size = { width: 0, height: 0 }
    let timer = 0
    const draw = (): void => {
      const size = sizeOf(element)
      if (size.width === drawn.width && size.height === drawn.height) return
      drawn = size
      setLayers(backgroundLayers(theme, size.width, size.height))
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
  return layers
}

/** Night over the fair, in planes that drift against each other. The browser's compositor moves them, not our loop. */
export function Backdrop({ theme }: { readonly theme: Theme }) {
  const frame = useRef<HTMLDivElement>(null)
  const layers = useLayers(theme, frame)

  useEffect(() => {
    const { ink, light, gold, ember } = paletteOf(theme)
    const { style } = document.documentElement
    for (const [name, shown] of Object.entries({ ink, light, gold, ember })) style.setProperty(`--scene-${name}`, shown)
  }, [theme])

  return (
    <div ref={frame} className="backdrop" aria-hidden="true">
      {layers.map(({ name, depth, svg }) => (
        <div key={name} className="backdrop-layer" style={{ '--depth': depth } as CSSProperties}>
          <Picture svg={svg} />
        </div>
      ))}
      <div className="backdrop-shade" />
    </div>
  )
}
