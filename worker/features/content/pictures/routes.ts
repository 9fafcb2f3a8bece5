import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { pictureLimits, pictureWidths } from '#contract/pictures/picture-sizes.ts'
import {
  PictureId,
  PictureTexts,
  type StaffPicture,
  type StaffPictures,
} from '#contract/pictures/staff-pictures.ts'
import { Failure } from '../../../lib/http/problem.ts'
import {
  jsonOnly,
  limitedBody,
  validJson,
  validParam,
  validQuery,
  readWholeBody,
} from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../../auth/guard.ts'
import { publishSite } from '../../site/snapshot.ts'
import { describePicture, findPictures, keepPicture, listPictures } from './library.ts'
import { deletePicture } from './removal.ts'
import { readUploaded } from './uploaded.ts'

const limited = rateLimit('writes', 'pictures')
const noStore = { 'cache-control': 'no-store' }
const One = validParam(z.object({ id: PictureId }))
const List = z.object({ cursor: z.string().max(100).optional() })
/** About as many as fit into a text of 20,000 characters. The URL stays below 8 KiB. */
const Chosen = z.object({
  ids: z
    .string()
    .transform((all) => all.split(','))
    .pipe(z.array(PictureId).max(100)),
})

/** All sizes of a picture, its crop, and the multipart boundaries. */
const fitting = bodyLimit({
  maxSize: (pictureWidths.length + 1) * pictureLimits.bytes + 64 * 1024,
  onError: () => {
    throw new Failure('picture/too-large')
  },
})

/**
 * Pictures of stories. Mounted at /api/admin/pictures, before the size limit for JSON bodies,
 * because pictures are larger. Only staff can upload.
 */
export const pictureRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(List), async (c) => {
    const { cursor } = c.req.valid('query')
    const page = await listPictures(c.var.deps.db, cursor)
    return c.json(page satisfies StaffPictures, 200, noStore)
  })
  .get('/chosen', validQuery(Chosen), async (c) => {
    const pictures = await findPictures(c.var.deps.db, c.req.valid('query').ids)
    return c.json({ pictures } satisfies { pictures: StaffPicture[] }, 200, noStore)
  })
  .post('/', limited, fitting, readWholeBody, requireRole('admin'), async (c) => {
    const { deps, principal } = c.var
    const headers = { 'content-type': c.req.header('content-type') ?? '' }
    const sent = new Response(await c.req.arrayBuffer(), { headers })
    const form = await sent.formData().catch((cause: unknown) => {
      throw new Failure('picture/unusable', 'It takes a multipart form', { cause })
    })
    const kept = await keepPicture(deps, await readUploaded(form), principal)
    return c.json(kept satisfies StaffPicture, 200, noStore)
  })
  .delete('/:id', limited, One, async (c) => {
    const { deps, principal } = c.var
    const { id } = c.req.valid('param')
    await deletePicture(deps, id, principal)
    return c.json({ id }, 200, noStore)
  })
  .use(limitedBody, jsonOnly, readWholeBody, requireRole('admin'))
  .put('/:id/texts', limited, One, validJson(PictureTexts), async (c) => {
    const { deps, principal } = c.var
    const { id } = c.req.valid('param')
    const described = await describePicture(deps, id, c.req.valid('json'), principal)
    await publishSite(deps)
    return c.json(described satisfies StaffPicture, 200, noStore)
  })
