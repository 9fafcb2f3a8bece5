type Props = { label: string; value: number | string | null }

/** One figure with its name; `null` while it is not known. */
export const Counter = ({ label, value }: Props) => (
  <div className="staff-counter">
    <dt>{label}</dt>
    <dd>{value ?? <span aria-hidden="true">–</span>}</dd>
  </div>
)
