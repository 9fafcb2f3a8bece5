import { useState } from 'react'
import { useI18nContext } from '../../i18n/words.tsx'

/** Opens the device's share sheet, or copies the address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const words = useI18nContext().LL.blog
  const [said, setSaid] = useState('')

  const share = async () => {
    const url =
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    if ('share' in navigator) {
      const outcome = await navigator.share({ title, url }).then(
        () => 'shared',
        (error: unknown) => (error instanceof DOMException ? error.name : 'failed'),
      )
      if (outcome === 'shared' || outcome === 'AbortError') return // the share sheet gave its own feedback
    }
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    setSaid(copied ? words.copied() : words.copyFailed())
  }

  return (
    <span className="share" data-hydrated-only="">
      <button type="button" className="text-button" onClick={() => void share()}>
        {words.share()}
      </button>
      <span role="status">{said}</span>
    </span>
  )
}
