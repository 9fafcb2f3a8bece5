import { useCallback, useEffect, useState } from 'react'

type Loading<Part> = { part?: Part; isLost: boolean }

/**
 * A part of a page whose code comes when it is wanted. Where it does not come, `isLost` is for the page to say beside
 * what needed it (ui/load-error.tsx); everything else stays. It is tried again when asked, and when the network returns.
 * Browsers of 2026 ask again for a module that failed; older ones need a reload for that.
 * @param load one `import()`; pass a function that stays the same between renders
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted: boolean) {
  const [{ part, isLost }, setLoading] = useState<Loading<Part>>({ isLost: false })
  const again = useCallback(() => {
    load().then(
      (part) => setLoading({ part, isLost: false }),
      () => setLoading({ isLost: true }),
    )
  }, [load])

  useEffect(() => {
    if (isWanted) again()
  }, [isWanted, again])

  useEffect(() => {
    if (!isLost) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isLost, again])

  return { part, isLost, again }
}
