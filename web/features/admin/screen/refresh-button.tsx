import { useI18nContext } from '../../../i18n/words.tsx'
import { Icon } from '../shell/icons.tsx'

type Props = { isBusy: boolean; onRefresh: () => void }

export function RefreshButton({ isBusy, onRefresh }: Props) {
  const words = useI18nContext().LL.staffPortal.shell
  return (
    <button
      type="button"
      className={isBusy ? 'staff-button staff-busy' : 'staff-button'}
      // `disabled` would lose the keyboard focus
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onRefresh}
    >
      <Icon name="refresh" size={16} />
      {words.refresh()}
    </button>
  )
}
