import { Component, type ComponentType, type ReactNode, useCallback, useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import { useI18nContext, Words } from '../../../i18n/words.tsx'
import { loadWords } from '../../../i18n/load-words.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { ScreenLoadError } from '../../../session/screen-load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLazyPart } from '../../../ui/use-lazy-part.ts'
import { ReauthenticationDialog } from '../calls/reauthentication-dialog.tsx'
import { screenModules } from '../screen-modules.ts'
import type { ScreenRow } from '../screens.ts'

/** Loads the code and texts of a screen when it is first shown. */
async function loadScreen(
  { path, words = [] }: ScreenRow,
  locale: Locale,
): Promise<{ Screen: ComponentType }> {
  const [{ Screen }] = await Promise.all([screenModules[path](), loadWords(locale, words)])
  return { Screen }
}

/** One screen. An error in it leaves the rest of the portal usable. */
export function ScreenView({ screen }: { screen: ScreenRow }) {
  const { LL, locale } = useI18nContext()
  const load = useCallback(() => loadScreen(screen, locale), [screen, locale])
  const { part, isLost, again } = useLazyPart(load, true)
  /** Counts errors, to remount the screen after each. */
  const [round, setRound] = useState(0)
  if (part) {
    return (
      <Boundary key={round} fallback={<BrokenScreen again={() => setRound(round + 1)} />}>
        <Words locale={locale}>
          <part.Screen />
          {/* uses the texts of the screen, whose calls may open the dialog */}
          <ReauthenticationDialog />
        </Words>
      </Boundary>
    )
  }
  return isLost ? <ScreenLoadError again={again} /> : <Skeleton label={LL.loading()} />
}

const BrokenScreen = ({ again }: { again: () => void }) => (
  <div className="staff-notices">
    <div className="staff-notice staff-notice-error">
      <LoadError again={again} />
    </div>
  </div>
)

type BoundaryProps = { fallback: ReactNode; children: ReactNode }

class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
