import { expect, test } from 'vitest'
import { impactOf } from '#contract/staff/flag-impact.ts'
import { flagNames } from '#contract/flags.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { allOn } from '../kit/flag-states.ts'

test('hiding the team takes a page, a menu entry and five lines of the sitemap', () => {
  expect(impactOf('teams', allOn)).toEqual({
    pages: ['teams'],
    languages: [],
    inLanguages: 5,
    menu: ['teams'],
    sitemapLines: 5,
  })
})

test('hiding insights takes news and blog with all they hold', () => {
  const held = indexedPages(allOn).filter(({ path }) => path.startsWith('/insights'))
  expect(impactOf('insights', allOn)).toMatchObject({
    pages: ['news', 'newsStory', 'blog', 'article'],
    menu: ['news', 'blog'],
    sitemapLines: held.length * 5,
  })
  // what is hidden already cannot disappear
  expect(impactOf('insights', { ...allOn, news: false })).toMatchObject({
    pages: ['blog', 'article'],
    menu: ['blog'],
  })
})

test('hiding French takes one address of every page', () => {
  expect(impactOf('french_language', allOn)).toEqual({
    pages: [],
    languages: ['fr'],
    inLanguages: 5,
    menu: [],
    sitemapLines: indexedPages(allOn).length,
  })
})

test('a flag takes nothing that switching it on does not bring back', () => {
  for (const name of flagNames) {
    expect(impactOf(name, { ...allOn, [name]: false })).toEqual(impactOf(name, allOn))
  }
  expect(impactOf('rotating_keywords', allOn)).toMatchObject({
    pages: [],
    menu: [],
    sitemapLines: 0,
  })
})
