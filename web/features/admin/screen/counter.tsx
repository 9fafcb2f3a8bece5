type Props = { label: string; value: number | string | null }

export const Counter = ({ label, value }: Props) => (
  <div className="staff-counter">
    <dt>{label}</dt>
    <dd>{value ?? <span aria-hidden="true">–</span>}</dd>
  </div>
)
