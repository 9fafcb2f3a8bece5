import { useEffect, useState } from 'react'

/** Counts seconds down to zero; returns them and a function that starts again. */
export function useCountdown(startS = 0): [number, (seconds: number) => void] {
  const [leftS, setLeft] = useState(startS)
  useEffect(() => {
    if (leftS === 0) return
    const timer = setTimeout(() => setLeft(leftS - 1), 1000)
    return () => clearTimeout(timer)
  }, [leftS])
  return [leftS, setLeft]
}
