import { test } from 'vitest'
import { contentOffice, texts } from './content-world.ts'

test('a title that looks like a link is text in what language models read', async ({ expect }) => {
  const office = await contentOffice()
  const id = await office.make()
  const title = 'T…](https://evil.example) [x'
  await office.publish(id, 'en', { ...texts.en, title })
  const page = await office.page('/llms.txt')
  expect(page).toContain('T…\\](https://evil.example) \\[x')
  expect(page).not.toMatch(/[^\\]\]\(https:\/\/evil/)
})
