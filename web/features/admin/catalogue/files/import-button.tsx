import { useState } from 'react'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { ImportFile } from './import-file.tsx'
import type { ImportTarget } from './import-target.ts'

export function ImportButton({ target }: { target: ImportTarget }) {
  const words = useI18nContext().LL.staff.imports
  const [isOpen, setOpen] = useState(false)
  const title = target === 'products' ? words.importProducts() : words.importPrices()
  return (
    <>
      <button type="button" className="staff-button" onClick={() => setOpen(true)}>
        {words.import()}
      </button>
      <Dialog title={title} className="staff-panel" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ImportFile target={target} />
      </Dialog>
    </>
  )
}
