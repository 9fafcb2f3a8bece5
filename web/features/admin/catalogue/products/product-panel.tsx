import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductDetail } from '#contract/trade/catalogue.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { staffQuery } from '../../calls/staff-query.ts'
import { useStaffMutation } from '../../calls/use-staff-mutation.ts'
import { ConfirmDialog, type Confirmation } from '../../dialog/confirm-dialog.tsx'
import { useExplain } from '../../dialog/use-explain.ts'
import { AuditTrail } from '../../list/audit-trail.tsx'
import { DocumentsPart } from '../../documents/documents-part.tsx'
import { DetailPanel } from '../../list/detail-panel.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductBadges } from '../product-badges.tsx'

type Props = { id: string; onClose: () => void }

/** Asserts the type of the response: JSON omits undefined fields, which Hono's types do not express. */
const detail = (call: Parameters<typeof answer>[0]) => answer(call) as Promise<ProductDetail>

/** One product: its data, and whether it is on sale. */
export function ProductPanel({ id, onClose }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.catalogue
  const client = useQueryClient()
  const explain = useExplain()
  const param = { id }
  const key = ['catalogue', 'product', id]
  const query = useQuery(
    staffQuery(key, (api) => detail(api.admin.catalogue.products[':id'].$get({ param }))),
  )
  const product = query.data
  const name = product?.texts.en?.name ?? words.product()
  const [question, setQuestion] = useState<Confirmation | null>(null)
  const [success, setSuccess] = useState<string>()
  const keep = (changed: ProductDetail) => {
    client.setQueryData(key, changed)
    void client.invalidateQueries({ queryKey: ['catalogue', 'products'] })
  }
  const archiving = useStaffMutation(
    key,
    (api, archived: boolean) =>
      detail(
        api.admin.catalogue.products[':id'].archived.$put({
          param,
          json: { version: product?.version ?? 0, archived },
        }),
      ),
    (changed, archived) => {
      keep(changed)
      setSuccess(archived ? words.archivedDone() : words.restoredDone())
    },
    () => void query.refetch(),
  )
  const error = archiving.error ? explain(archiving.error) : undefined
  const ask = () => {
    archiving.reset()
    setQuestion({
      action: words.archive(),
      text: words.archiveText({ name }),
      run: () => archiving.start(true),
    })
  }
  return (
    <DetailPanel
      title={name}
      message={question ? {} : { error, success }}
      {...{ id, onClose, query }}
    >
      {product && (
        <>
          <p className="staff-panel-state">
            <ProductBadges product={product} />
          </p>
          <ProductForm
            key={product.id}
            product={product}
            onSend={async (api, json, version) => {
              const call = api.admin.catalogue.products[':id'].$put({
                param,
                json: { ...json, version },
              })
              const changed = await detail(call)
              keep(changed)
              return changed
            }}
            onStale={() => void query.refetch()}
            onDone={() => {
              setSuccess(words.saved())
              return { success: words.saved() }
            }}
          />
          <div className="staff-panel-actions">
            {product.archived_at === null ? (
              <button type="button" className="staff-button staff-button-danger" onClick={ask}>
                {words.archive()}
              </button>
            ) : (
              <button
                type="button"
                className="staff-button"
                aria-disabled={archiving.isBusy}
                onClick={() => void archiving.start(false)}
              >
                {words.restore()}
              </button>
            )}
          </div>
          <DocumentsPart place="product" placeId={product.id} />
          <AuditTrail actions={product.actions} />
        </>
      )}
      <ConfirmDialog
        question={question}
        isBusy={archiving.isBusy}
        error={error}
        onClose={() => setQuestion(null)}
      />
    </DetailPanel>
  )
}
