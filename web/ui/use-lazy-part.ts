import { useCallback, useEffect, useState } from 'react'

type Loading<Part> = { part?: Part; isLost: boolean }

/**
 * Loads a part of a page on demand. While `isLost`, the page shows `<LoadError>` in its place; loading is retried by
 * `again` and when the network returns. Browsers before 2026 need a reload to import a failed module again.
 * @param load one `import()`, a function that is stable between renders
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
