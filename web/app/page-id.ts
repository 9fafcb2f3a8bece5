import { type PageId, pages } from '#contract/pages.ts'

/** The page of a matched route; `notFound` for unknown paths. */
export const pageIdOf = (routeId: string | undefined): PageId | 'notFound' =>
  routeId !== undefined && routeId in pages ? (routeId as PageId) : 'notFound'
