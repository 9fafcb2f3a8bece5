// Made by web/server/build/illustration-sheet.ts.
import goods from './goods.gen.svg'
import founder from './sheet/founder.svg'
import mission from './sheet/mission.svg'
import work from './work.gen.svg'

/** The file that each drawing is in, under its own name; its width and height in its own units. */
export const drawings = {
  'cheeses': [goods, 320, 240],
  'founder': [founder, 400, 480],
  'grow': [work, 160, 160],
  'honeys': [goods, 320, 240],
  'import': [work, 160, 160],
  'kitchen': [work, 160, 160],
  'launch': [work, 160, 160],
  'mission': [mission, 640, 420],
  'olive-oils': [goods, 320, 240],
  'olives': [goods, 320, 240],
  'scale': [goods, 160, 160],
  'spices': [goods, 320, 240],
  'wind': [goods, 1440, 120],
  'wines': [goods, 320, 240],
} as const
