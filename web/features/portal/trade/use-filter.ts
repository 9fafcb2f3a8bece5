import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { useAddress } from '../../../app/use-address.ts'

/** Browsers allow some hundred changes of an address in half a minute: it waits for a pause. */
const pauseMs = 300

/** A search or a choice that answers at each key and stands in the address: Back, a reload and a link keep it. */
export function useFilter(name: string) {
  const { get, change } = useAddress()
  const type = useNavigationType()
  const asked = get(name)
  const [value, setValue] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)

  useEffect(() => {
    // what filters wrote themselves is older than the keys of meanwhile
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
  /** At once: the screen may be left. */
  function keep() {
    stop()
    if (value !== asked) change({ [name]: value })
  }
  return { value, set, keep }
}
