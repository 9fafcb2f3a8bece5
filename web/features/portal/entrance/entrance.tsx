import type { ReactNode } from 'react'

type Props = { title: string; intro: string; pictureUrl: string; children: ReactNode }

/** The two halves of a sign-in page: the form and a picture. */
export function Entrance({ title, intro, pictureUrl, children }: Props) {
  return (
    <div className="entrance">
      <div className="entrance-side">
        <header className="entrance-head">
          <h1>{title}</h1>
          <p>{intro}</p>
        </header>
        {children}
      </div>
      <img className="entrance-picture" src={pictureUrl} width="640" height="720" alt="" />
    </div>
  )
}
