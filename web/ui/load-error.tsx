import { useI18nContext } from '../i18n/words.tsx'

/** Replaces a part of the page whose code did not load. */
export function LoadError({ again }: { again: () => void }) {
  const words = useI18nContext().LL.brokenPage
  return (
    <span role="alert">
      {words.part()}{' '}
      <button type="button" className="link" onClick={again}>
        {words.retry()}
      </button>
    </span>
  )
}
