import type { ReactNode } from 'react'

type Column<Row> = { label: string; cell: (row: Row) => ReactNode; isFigure?: boolean }

type Props<Row> = {
  caption: string
  nameLabel: string
  nameOf: (row: Row) => ReactNode
  keyOf: (row: Row) => string
  columns: Column<Row>[]
  rows: Row[]
  /** For tables with many columns: on narrow screens each row becomes a card. */
  isWide?: boolean
}

export function FigureTable<Row>(props: Props<Row>) {
  const { caption, nameLabel, nameOf, keyOf, columns, rows, isWide = false } = props
  const classOf = (isFigure: boolean | undefined) => (isFigure ? 'staff-figure' : undefined)
  return (
    <div className={isWide ? 'staff-table-frame' : 'figures-frame'}>
      <table className="staff-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameLabel}</th>
            {columns.map(({ label, isFigure }) => (
              <th key={label} scope="col" className={classOf(isFigure)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{nameOf(row)}</th>
              {columns.map(({ label, cell, isFigure }) => (
                <td key={label} data-label={label} className={classOf(isFigure)}>
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
