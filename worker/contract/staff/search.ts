import { z } from 'zod'
import { SearchText } from '../paging.ts'
import type { FoundKind } from './filters.ts'

/** `GET /api/admin/search` */
export const SearchQuery = z.strictObject({ q: SearchText })

/** One hit; `note` tells those of the same name apart. */
export type Found = { kind: FoundKind; id: string; name: string; note: string | null }
