import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../../app/link.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import lostUrl from '../../../illustrations/lost.svg'
import { PageIntro } from '../page-intro.tsx'

const redirectAfterMs = 3000

/**
 * The 404 page redirects home after three seconds, unless a key, click or focus shows that the reader wants to stay
 * (WCAG 2.2.1). It replaces the history entry, so the back button does not lead here again.
 */
export function Page() {
  const { LL } = useI18nContext()
  const words = LL.page.notFound
  const [isStaying, setStaying] = useState(false)
  const navigate = useNavigate()

  useEffect(() => {
    if (isStaying) return
    const timer = setTimeout(() => void navigate('/', { replace: true }), redirectAfterMs)
    const stay = ({ target }: Event) => {
      // focus set by the router is no user action
      if (target instanceof Element && target.id === 'content') return
      setStaying(true)
    }
    const signs = ['keydown', 'pointerdown', 'focusin']
    for (const sign of signs) addEventListener(sign, stay)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, stay)
    }
  }, [isStaying, navigate])

  return (
    <PageIntro title={words.title()}>
      <p className="lead">{words.text()}</p>
      <p role="status" data-hydrated-only="">
        {isStaying ? words.staying() : words.countdown()}
      </p>
      <p className="hero-actions">
        <Link className="btn" to="/" replace>
          {words.home()}
        </Link>
        {!isStaying && (
          <button
            type="button"
            className="btn btn-quiet"
            data-hydrated-only=""
            onClick={() => setStaying(true)}
          >
            {words.stay()}
          </button>
        )}
      </p>
      <img src={lostUrl} width="480" height="320" alt="" />
    </PageIntro>
  )
}
