import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createArchive } from './archive.ts'

test('a file is saved under an ending of what it is, whatever it was called', async () => {
  const archive = await createArchive()
  const page = new TextEncoder().encode('%PDF-1.7\n<script>alert(1)</script>')
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1)
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
  const place: [string, string] = ['company', archive.company]
  for (const [bytes, called, saved] of [
    [page, 'x.html', 'x.html.pdf'],
    [page, 'Analysis.PDF', 'Analysis.PDF'],
    [page, 'analysis', 'analysis.pdf'],
    [png, 'analysis.pdf', 'analysis.pdf.png'],
    [jpeg, 'label.jpeg', 'label.jpeg'],
    [jpeg, 'label.svg', 'label.svg.jpg'],
    [page, 'x'.repeat(150), `${'x'.repeat(146)}.pdf`],
  ] as const) {
    const { id, file_name } = await archive.kept({ bytes, place, fields: { file_name: called } })
    const { headers } = await archive.open((await archive.link(id)).body.url)
    expect([file_name, headers.get('content-disposition')], called).toEqual([
      saved,
      `attachment; filename="${saved}"; filename*=UTF-8''${saved}`,
    ])
  }
})

test('a page that was kept under its own name before is saved as what it begins with', async () => {
  const archive = await createArchive()
  const { id } = await archive.kept({ place: ['company', archive.company] })
  await env.DB.prepare("update documents set file_name = 'x.html'").run()
  const { headers } = await archive.open((await archive.link(id)).body.url)
  expect(headers.get('content-disposition')).toContain('filename="x.html.pdf"')
})
