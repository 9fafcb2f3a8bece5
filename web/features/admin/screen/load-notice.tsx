import { codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Notice } from './notice.tsx'

type Props = {
  query: { error: Error | null; refetch: () => Promise<unknown> }
  /** Sentence of the screen that contains the error text. */
  say?: (words: { detail: string }) => string
}

export function LoadNotice({ query: { error, refetch }, say }: Props) {
  const { LL } = useI18nContext()
  const detail = error ? LL.problem[codeOf(error)]() : undefined
  return (
    <Notice
      error={detail === undefined ? undefined : (say?.({ detail }) ?? detail)}
      action={{ label: LL.staffPortal.shell.again(), run: () => void refetch() }}
    />
  )
}
