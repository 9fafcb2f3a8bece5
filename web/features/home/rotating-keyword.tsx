/**
 * Rotating keywords in pure CSS (styles/keywords.css): they stop under reduced motion and by the checkbox `data-pause`.
 * Screen readers read the first keyword only.
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
