import { Icon } from '../../hud/Icon.tsx'
import './panels.css'

export type StepsProps = { readonly steps: readonly { readonly text: string; readonly isGood: boolean }[] }

/** What was examined, one after the other. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="live-steps">
      {steps.map(({ text, isGood }) => (
        <li key={text} className={isGood ? 'is-good' : 'is-bad'}>
          <Icon name={isGood ? 'good' : 'bad'} />
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
