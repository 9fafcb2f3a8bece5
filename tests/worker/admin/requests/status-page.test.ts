import { expect, test } from 'vitest'
import { localeCodes, localize } from '#contract/locales.ts'
import { statusLink } from '../../../../worker/features/companies/requests/status-link.ts'
import { call } from '../../kit/client.ts'
import { brokenDatabase } from '../../kit/outages.ts'
import { createOffice } from '../office.ts'

test('the page of a request is complete without scripts, in every language, and nobody keeps it', async () => {
  const office = await createOffice()
  const reason = 'Combien de <magasins> ?'
  const { id } = await office.request({ status: 'more-information', reason })
  for (const locale of localeCodes) {
    const page = await office.send(await statusLink(office.deps(), id, locale))
    expect(page.status).toBe(200)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-language': locale,
    })
    const html = await page.text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toContain('Combien de &lt;magasins&gt; ?')
    expect(html).toMatch(/<form[^>]* method="post"[^>]*>.*name="reply"/s)
  }
})

test('however its address is written, no link of the page tells it', async () => {
  const office = await createOffice()
  const { id } = await office.request()
  const link = await statusLink(office.deps(), id, 'en')
  for (const odd of ['Access-Request', 'access%2Drequest', '%61ccess-request']) {
    const page = await office.send(link.replace('access-request', odd))
    expect(page.headers.get('referrer-policy'), odd).toBe('no-referrer')
  }
})

test('without its token the page says so with 404, and no page is kept for the next reader', async () => {
  const office = await createOffice()
  const { id, companyName } = await office.request()
  await office.send(await statusLink(office.deps(), id, 'en'))
  for (const search of ['', '?token=', '?token=a.b']) {
    const page = await office.send(localize(`/access-request/${id}${search}`, 'en'))
    expect(page.status).toBe(404)
    expect(await page.text()).not.toContain(companyName)
  }
})

test('while D1 is down the page says so, and so it does after a form was sent', async () => {
  const office = await createOffice()
  const { id } = await office.request()
  const link = await statusLink(office.deps(), id, 'de')
  const page = await call(link, {}, { db: brokenDatabase })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('Die Anfrage lässt sich gerade nicht anzeigen')
  const sent = await call(
    link,
    {
      method: 'POST',
      body: 'action=withdraw',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    { db: brokenDatabase },
  )
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('failed=server%2Funexpected'),
  ])
})
