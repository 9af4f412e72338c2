import { useEffect, useState } from 'react'

/** What is loaded when a game is opened; undefined until it is there. */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    void load?.().then((loaded) => setValue(() => loaded))
  }, [load])
  return value
}
