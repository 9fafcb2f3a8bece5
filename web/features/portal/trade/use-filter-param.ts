import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { useAddress } from '../../../app/use-address.ts'

/** Debounce: browsers limit history changes to about 100 in 30 s. */
const pauseMs = 300

/** A filter that responds to each keystroke and is stored in the query string. */
export function useFilterParam(name: string) {
  const { get, change } = useAddress()
  const type = useNavigationType()
  const asked = get(name)
  const [value, setValue] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)

  useEffect(() => {
    // a replacement is this hook's own and may be older than the typed value
    if (type === 'REPLACE') return
    clearTimeout(timer.current)
    setValue(asked)
  }, [type, asked])
  useEffect(() => () => clearTimeout(timer.current), [])

  function set(value: string) {
    setValue(value)
    stop()
    timer.current = setTimeout(() => change({ [name]: value }), pauseMs)
  }
  /** Writes the filter to the address now, before the screen is left. */
  function keep() {
    stop()
    if (value !== asked) change({ [name]: value })
  }
  return { value, set, keep }
}
