import { useState } from 'react'
import { Preferences } from '../page/preferences.ts'
import type { Option } from '../controls/TableOptions.tsx'

/** The option of a deck with one colour for each suit, stored on this device. */
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
