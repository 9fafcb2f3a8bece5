/**
 * Shows one keyword after the other, each for 2.5 s with a fade of 0.5 s. All of it is CSS (styles/keywords.css): it
 * turns before any script runs, stands still under reduced motion, and stops at the checkbox `data-pause`.
 * Assistive technology reads the first keyword only. The keywords share one grid cell, so nothing moves.
 */
export const RotatingKeyword = ({ keywords }: { keywords: string[] }) => (
  <em className="keywords">
    {keywords.map((keyword, index) => (
      <span key={keyword} aria-hidden={index > 0 || undefined}>
        {keyword}
      </span>
    ))}
  </em>
)
