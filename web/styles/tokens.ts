/* Typography; colours are in worker/contract/palette.ts. */

/** With fallback fonts of the same metrics: see fonts/README.md. */
export const fontFamily = {
  display: 'var(--font-display)',
  text: 'var(--font-text)',
}

/** Fluid font sizes with line heights, for windows of 360 px to 1440 px. */
export const fontSize: Record<string, [string, string]> = {
  small: ['0.875rem', '1.5'],
  base: ['clamp(1rem, 0.96rem + 0.17vw, 1.125rem)', '1.65'],
  lead: ['clamp(1.125rem, 1.04rem + 0.33vw, 1.375rem)', '1.55'],
  h4: ['clamp(1.25rem, 1.17rem + 0.33vw, 1.5rem)', '1.25'],
  h3: ['clamp(1.5rem, 1.33rem + 0.7vw, 2rem)', '1.2'],
  h2: ['clamp(2rem, 1.55rem + 1.9vw, 3.375rem)', '1.1'],
  h1: ['clamp(2.375rem, 1.6rem + 3.2vw, 4.5rem)', '1.06'],
  hero: ['clamp(min(2.375rem, 10.4vw), 1.35rem + 3.6vw, 4.5rem)', '1.06'],
}
