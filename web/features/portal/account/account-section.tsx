import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  text: string
  /** Fragment id for links to this section. */
  anchor?: string
  children: ReactNode
}

/** A section of the account page, with the heading on the left and the actions on the right. */
export function AccountSection({ title, text, anchor, children }: Props) {
  const id = useId()
  return (
    <section
      id={anchor}
      className="account-section"
      aria-labelledby={id}
      tabIndex={anchor === undefined ? undefined : -1}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <div>{children}</div>
    </section>
  )
}
