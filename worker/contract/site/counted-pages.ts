import { findArticle, findStory } from './insights.ts'
import { pageIds, pages } from '../pages.ts'

/**
 * Whether page views of a path are counted: pages that anybody may open, and only addresses that we have. So the
 * number of rows in a day is bounded, whatever a stranger sends.
 * @param path without language prefix
 */
export function isCounted(path: string): boolean {
  return pageIds.some((id) => {
    if (pages[id].access !== 'public') return false
    const [start = '', slug] = pages[id].path.split(':')
    if (slug === undefined) return path === start
    if (!path.startsWith(start)) return false
    const entry = path.slice(start.length)
    return (id === 'article' ? findArticle(entry) : findStory(entry)) !== undefined
  })
}
