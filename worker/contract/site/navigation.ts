import type { FlagName } from '../flags.ts'
import type { PageId } from '../pages.ts'

/** Sections of the home page that menus point to, with the flag that shows each. */
export const homeSections = [
  { id: 'products', flag: 'products', word: 'products' },
  { id: 'services', flag: 'services', word: 'services' },
  { id: 'brand-story', flag: 'brand_story', word: 'brandStory' },
  { id: 'contact', flag: 'contact', word: 'contact' },
] as const satisfies { id: string; flag: FlagName; word: string }[]

/** Pages of every menu. */
export const menuPages = ['solutions', 'teams', 'partnerships', 'news'] as const satisfies PageId[]
/** The wide menu has no room for these: the small screens' menu and the footer have. */
export const allMenuPages = [...menuPages, 'blog'] as const satisfies PageId[]
