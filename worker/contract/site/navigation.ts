import type { FlagName } from '../flags.ts'
import type { PageId } from '../pages.ts'

/** Sections of the home page in menus, each with its flag. */
export const homeSections = [
  { id: 'products', flag: 'products', word: 'products' },
  { id: 'services', flag: 'services', word: 'services' },
  { id: 'brand-story', flag: 'brand_story', word: 'brandStory' },
  { id: 'contact', flag: 'contact', word: 'contact' },
] as const satisfies { id: string; flag: FlagName; word: string }[]

/** Pages in every menu. */
export const menuPages = ['solutions', 'teams', 'partnerships', 'news'] as const satisfies PageId[]
/** Pages of the small-screen menu and the footer, which have more room. */
export const allMenuPages = [...menuPages, 'blog'] as const satisfies PageId[]
