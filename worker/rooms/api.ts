import { createApi } from '../api.ts'
import type { Room } from '../app.ts'
import { ofrepRoutes } from '../features/flags/ofrep.ts'
import type { RenderFormAnswer } from '../features/forms/plain-answer.ts'

export const apiRoom =
  (renderFormAnswer: RenderFormAnswer): Room =>
  (app) =>
    app.route('/api', createApi(renderFormAnswer)).route('/ofrep/v1', ofrepRoutes)
