/** Placeholder while a page's code loads; fades in late, so that quick loads do not flash. */
export const Skeleton = ({ label }: { label: string }) => (
  <div className="skeleton" role="status">
    <span className="sr-only">{label}</span>
    <span />
    <span />
    <span />
  </div>
)
