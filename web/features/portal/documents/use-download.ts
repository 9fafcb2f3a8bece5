import { useMutation } from '@tanstack/react-query'
import type { ClientDocument, DocumentLink } from '#contract/trade/documents/documents.ts'
import { answer } from '../../../api/client.ts'
import { downloadUrl } from '../../../api/download.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { useOrderErrorText } from '../basket/use-order-error-text.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'

/** Requests a short-lived download URL and opens it. */
export function useDownload(company: ClientCompany) {
  const { LL } = useI18nContext()
  const explain = useOrderErrorText()
  const asking = useMutation({
    mutationFn: async ({ id }: ClientDocument) => {
      const { documents } = (await sessionApi()).trade[':company']
      const param = { company: company.id, id }
      const link: DocumentLink = await answer(documents[':id'].link.$post({ param, json: {} }))
      return link
    },
    onSuccess: ({ url }) => downloadUrl(url),
  })
  return {
    isBusy: asking.isPending,
    start: (document: ClientDocument) => {
      if (!asking.isPending) asking.mutate(document)
    },
    error: asking.error ? explain(asking.error) : undefined,
    success: asking.isSuccess
      ? LL.orders.documents.started({ title: asking.variables.title })
      : undefined,
  }
}
