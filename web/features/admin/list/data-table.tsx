import type { KeyboardEvent, ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Uses tabular figures. */
  isFigure?: boolean
}

/** Id of the button that opens a row; the focus returns to it. */
export const rowButtonId = (id: string) => `open-${id}`

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  /** Name of a row, rendered as the button that opens it. */
  nameOf: (row: Row) => string
  /** Rendered below the name. */
  noteOf?: (row: Row) => ReactNode
  nameLabel: string
  onOpen: (id: string) => void
}

/** Arrow keys go from row to row. */
function stepRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = event.currentTarget.closest('tbody')
  const buttons = [...(rows?.querySelectorAll<HTMLElement>('.staff-row-open') ?? [])]
  const at = buttons.indexOf(event.currentTarget)
  event.preventDefault()
  buttons[at + step]?.focus()
}

/** A dense table; where there is no room, each row becomes a card that names its values. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { caption, columns, rows, nameOf, noteOf, nameLabel, onOpen } = props
  const words = useI18nContext().LL.staff.list
  return (
    <div className="staff-table-frame">
      <table className="staff-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameLabel}</th>
            {columns.map(({ label, isFigure }) => (
              <th key={label} scope="col" className={isFigure ? 'staff-figure' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <button
                  type="button"
                  id={rowButtonId(row.id)}
                  className="staff-row-open"
                  aria-label={words.open({ name: nameOf(row) })}
                  onClick={() => onOpen(row.id)}
                  onKeyDown={stepRows}
                >
                  {nameOf(row)}
                </button>
                {noteOf && <span className="staff-row-note">{noteOf(row)}</span>}
              </th>
              {columns.map(({ label, cell, isFigure }) => (
                <td
                  key={label}
                  data-label={label}
                  className={isFigure ? 'staff-figure' : undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
