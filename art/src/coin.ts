import { coin } from './motif/coin.ts'
import { brush as openBrush } from './paint/brush.ts'
import { picture } from './paint/svg.ts'

export function coinSvg(size: number): string {
  const brush = openBrush(`coin${size}`)
  const body = coin(brush)
  return picture({ width: size, height: size, viewBox: '0 0 200 200', label: 'coin' }, brush.definitions(), body)
}
