import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import type { Locale } from '#contract/locales.ts'
import { useI18nContext, Words } from '../../../i18n/words.tsx'
import { loadWords } from '../../../i18n/load-words.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Notice } from '../screen/notice.tsx'
import { screenCode } from '../screen-code.ts'
import type { ScreenRow } from '../screens.ts'

/** A screen with its code and words, which are loaded when it is first shown. */
const loadScreen = ({ path, words = [] }: ScreenRow, locale: Locale) =>
  lazy(async () => {
    const [{ Screen }] = await Promise.all([screenCode[path](), loadWords(locale, words)])
    return {
      default: () => (
        <Words locale={locale}>
          <Screen />
        </Words>
      ),
    }
  })

/** One screen. What breaks in it breaks here, not the portal. */
export function ScreenView({ screen }: { screen: ScreenRow }) {
  const { LL, locale } = useI18nContext()
  const [{ Loaded, round }, setLoaded] = useState(() => ({
    Loaded: loadScreen(screen, locale),
    round: 0,
  }))
  const again = () => setLoaded({ Loaded: loadScreen(screen, locale), round: round + 1 })
  return (
    <Suspense fallback={<Skeleton label={LL.loading()} />}>
      <Boundary key={round} fallback={<Broken again={again} />}>
        <Loaded />
      </Boundary>
    </Suspense>
  )
}

/** Tries again by itself when the network returns. */
function Broken({ again }: { again: () => void }) {
  const words = useI18nContext().LL.staffPortal.shell
  const retry = useEffectEvent(again)
  useEffect(() => {
    const tryAgain = () => retry()
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  return <Notice error={words.failed()} action={{ label: words.again(), run: again }} />
}

type BoundaryProps = { fallback: ReactNode; children: ReactNode }

class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
