import { env } from 'cloudflare:workers'

/** Rows of the database. */
export const rows = async <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

/** The first row, where there is one. */
export const firstRow = async <Row>(sql: string, ...values: unknown[]): Promise<Row> =>
  (await rows<Row>(sql, ...values))[0] as Row
