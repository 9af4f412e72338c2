import { useState } from 'react'
import { Preferences } from '../../launch/preferences.ts'
import type { Option } from './TableOptions.tsx'

/** The deck with a colour for each suit, remembered on this device. */
export function useFourColours(): Option {
  const [preferences] = useState(() => new Preferences())
  const [isOn, setOn] = useState(() => preferences.has('fourColours'))
  return {
    name: 'fourColours',
    isOn,
    onTurn: () => {
      preferences.set('fourColours', !isOn)
      setOn(!isOn)
    },
  }
}
