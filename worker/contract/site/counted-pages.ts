import { isArticle, type PublicStory, builtInStories } from './news.ts'
import { pageIds, pages } from '../pages.ts'

/**
 * Whether page views of a path are counted: existing public pages only, so that requests cannot add
 * rows without limit.
 * @param path without language prefix
 */
export function isCountedPath(
  path: string,
  stories: readonly PublicStory[] = builtInStories,
): boolean {
  return pageIds.some((id) => {
    if (pages[id].access !== 'public') return false
    const [start = '', slug] = pages[id].path.split(':')
    if (slug === undefined) return path === start
    if (!path.startsWith(start)) return false
    const entry = path.slice(start.length)
    return stories.some((story) => story.slug === entry && isArticle(story) === (id === 'article'))
  })
}
