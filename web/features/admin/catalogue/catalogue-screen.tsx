import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { ConfirmDialog, type Confirmation } from '../dialog/confirm-dialog.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { Notice } from '../screen/notice.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { DocumentsTab } from './documents/documents-tab.tsx'
import { PriceListsTab } from './lists/price-lists-tab.tsx'
import { LotsTab } from './lots/lots-tab.tsx'
import { ProductsTab } from './products/products-tab.tsx'

const tabs = { products: ProductsTab, lists: PriceListsTab, lots: LotsTab, documents: DocumentsTab }
const names = Object.keys(tabs) as (keyof typeof tabs)[]

export function Screen() {
  const { LL } = useI18nContext()
  const words = LL.staff.catalogue
  const { get, go } = useAddress()
  const current = oneOf(names, get('tab')) ?? 'products'
  const Tab = tabs[current]
  const client = useQueryClient()
  const explain = useExplain()
  const [question, setQuestion] = useState<Confirmation | null>(null)
  const samples = useStaffMutation(['catalogue', 'samples'], archiveSamples, () =>
    client.invalidateQueries({ queryKey: ['catalogue'] }),
  )
  const error = samples.error ? explain(samples.error) : undefined
  const ask = () => {
    samples.reset()
    setQuestion({
      action: words.samples(),
      text: words.samplesText(),
      run: () => samples.start(undefined),
    })
  }
  return (
    <>
      <ScreenHead screen="catalogue">
        <button type="button" className="staff-button" onClick={ask}>
          {words.samples()}
        </button>
      </ScreenHead>
      <Notice success={samples.data && !error ? words.samplesDone() : undefined} />
      <nav className="staff-tabs" aria-label={words.tabs.label()}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === current ? 'page' : undefined}
            onClick={() => go({ tab: name === 'products' ? '' : name, q: '', open: '', add: '' })}
          >
            {words.tabs[name]()}
          </button>
        ))}
      </nav>
      <Tab key={current} />
      <ConfirmDialog
        question={question}
        isBusy={samples.isBusy}
        error={error}
        onClose={() => setQuestion(null)}
      />
    </>
  )
}

const archiveSamples = async (api: StaffApi) => {
  await answer(api.admin.catalogue.samples.archived.$post({ json: {} }))
  return true
}
