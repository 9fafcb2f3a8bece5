import { type PageId, pages } from '#contract/pages.ts'

/** Which page a matched route is; unknown paths are `notFound`. */
export const pageIdOf = (routeId: string | undefined): PageId | 'notFound' =>
  routeId !== undefined && routeId in pages ? (routeId as PageId) : 'notFound'
