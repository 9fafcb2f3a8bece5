import { company } from '#contract/company.ts'

/** Logo and name. The logo is inline SVG so that it takes the text's colour. */
export const Brand = () => (
  <span className="brand">
    <svg viewBox="0 0 48 48" width="32" height="32" fill="currentColor" aria-hidden="true">
      <path d="M4 33.8C7 16.6 19 5.2 38.5 1.6C24.5 9.8 13.5 20 4 33.8zM9.4 34.2C18 22 28.2 11.6 41.2 4.2C46 17 44.4 27.8 37.6 36C28 37.8 18 37.3 9.4 34.2zM2.6 40C12 43 22 43.2 30 41.8C36 40.8 41 40 45.8 40.5C40.4 42 36 44.8 29 46.2C18.6 48.2 9 45.6 2.6 40z" />
    </svg>
    <span>{company.shortName}</span>
  </span>
)
