import { env } from 'cloudflare:workers'

const statement = (sql: string, values: unknown[]) => env.DB.prepare(sql).bind(...values)

export const execute = (sql: string, ...values: unknown[]) => statement(sql, values).run()

export const rows = async <Row = Record<string, unknown>>(
  sql: string,
  ...values: unknown[]
): Promise<Row[]> => (await statement(sql, values).all<Row>()).results

export const firstRow = async <Row = Record<string, unknown>>(
  sql: string,
  ...values: unknown[]
): Promise<Row> => (await statement(sql, values).first<Row>()) as Row

/** The first column of the first row, if any. */
export const scalar = async <Value = unknown>(
  sql: string,
  ...values: unknown[]
): Promise<Value | null> => {
  const [row] = await statement(sql, values).raw<[Value]>()
  return row?.[0] ?? null
}
