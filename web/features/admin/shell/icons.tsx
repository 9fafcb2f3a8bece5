import type { ScreenPath } from '../screens.ts'

/** Icon paths for a viewBox of 24 by 24, in straight strokes like the illustrations. */
const paths = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  sections: 'M3 5h18v4H3zM3 12h10v7H3zM16 12h5v7h-5z',
  'feature-flags': 'M5 21V3.5C9 1.8 12 6.2 19 4v9c-7 2.2-10-2.2-14-.5',
  users:
    'M9 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5M2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.8M18 14.5c2 .8 3.3 2.6 3.5 5.5',
  companies: 'M4 21V6l8-3v18M12 9l8 2v10M2 21h20M7 9h2M7 13h2M7 17h2M15 14h2M15 17.5h2',
  content: 'M5 3h10l4 4v14H5zM15 3v4h4M8.5 12h7M8.5 16h7',
  'amazon-assets': 'M3 8l9-4.5L21 8v8.5L12 21l-9-4.5zM3 8l9 4.5L21 8M12 12.5V21M7.5 5.8l9 4.5',
  analytics: 'M3 21h18M5.5 17v-5M10.5 17V7M15.5 17v-7M20 17V4',
  settings: 'M4 7h9M17 7h3M15 4.5v5M4 12h3M11 12h9M9 9.5v5M4 17h10M18 17h2M16 14.5v5',
  notifications:
    'M12 3.5c-3.5 0-5.5 2.6-5.5 6 0 4.5-2 6-2.5 7.5h16c-.5-1.5-2.5-3-2.5-7.5 0-3.400-2-6-5.5-6M9.8 19.5c.5 1 1.2 1.5 2.2 1.5s1.7-.5 2.2-1.5M12 2v1.5',
  messages: 'M3 5h18v14H3zM3 6l9 7 9-7',
  catalogue: 'M5 3h13v18H5zM9 3v18M12 8h3.5M12 12h3.5',
  orders: 'M4 4h3l2 11h9l2.5-8H8M10 20h.5M17 20h.5',
  recalls: 'M4 12a8 8 0 1 1 2.400 5.700M4 12l-2-2.500M4 12l2.800-1.800M12 8v4.500M12 15.500v.5',
  collapse: 'M3 4h18v16H3zM9 4v16M16.5 9.5 14 12l2.5 2.5',
  expand: 'M3 4h18v16H3zM9 4v16M14 9.5l2.5 2.5-2.5 2.5',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  website: 'M13.5 4H20v6.5M20 4l-9 9M18 14v6H4V6h6',
  logout: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  refresh: 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.3 7.5M4.5 14a8 8 0 0 0 14.2 2.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 21 21',
  history: 'M4 4v5h5M4.3 9a8.3 8.3 0 1 1-.5 4.5M12 7.5V12l3.5 2.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5.5l3.5 2',
  link: 'M10 14a4 4 0 0 0 5.7 0l4-4A4 4 0 0 0 14 4.3l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-4 4A4 4 0 0 0 10 19.7l1.5-1.5',
  note: 'M4 4h16v12h-9l-4 4v-4H4zM8 8.5h8M8 12h5',
  undo: 'M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11H8',
  download: 'M12 3v12M7 10.5l5 5 5-5M4 20.5h16',
  warning: 'M12 3.5 22 20.5H2zM12 10v5M12 17.5v.5',
  check: 'M4 12.5 9.5 18 20 6.5',
  arrow: 'M4 12h16M14 6l6 6-6 6',
} as const satisfies Record<ScreenPath, string> & Record<string, string>

export type IconName = keyof typeof paths

/** A decorative icon, beside text or in a control with its own name. Uses the text's colour. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    className="staff-icon"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="square"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
)
