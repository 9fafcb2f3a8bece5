import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  text: string
  /** For links that lead to it. */
  anchor?: string
  children: ReactNode
}

/** One matter of the account page: its heading on the left, what to do about it on the right. */
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
