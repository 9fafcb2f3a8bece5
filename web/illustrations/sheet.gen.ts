// Made by web/server/build/illustration-sheet.ts. Width and height of each drawing in its own units.
import founder from './sheet/founder.svg'
import mission from './sheet/mission.svg'

/** Those that travel alone. */
export const alone: Record<string, string> = { 'founder': founder, 'mission': mission }

export const sizes = {
  'cheeses': [320, 240],
  'founder': [400, 480],
  'grow': [160, 160],
  'honeys': [320, 240],
  'import': [160, 160],
  'kitchen': [160, 160],
  'launch': [160, 160],
  'mission': [640, 420],
  'olive-oils': [320, 240],
  'olives': [320, 240],
  'scale': [160, 160],
  'spices': [320, 240],
  'wind': [1440, 120],
  'wines': [320, 240],
} as const
