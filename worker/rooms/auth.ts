import type { Room } from '../app.ts'
import { authRoutes } from '../features/auth/routes.ts'
import { answerKeys } from '../features/auth/routes/service-routes.ts'

export const authRoom: Room = (app) =>
  app.route('/auth/v1', authRoutes).get('/.well-known/jwks.json', answerKeys)
