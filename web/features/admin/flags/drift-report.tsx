import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { formatAge, formatInstant } from '../screen/moment.tsx'
import { staffQuery } from '../calls/staff-query.ts'

const drift = staffQuery(['flags', 'drift'], (api) => answer(api.admin.flags.drift.$get()))

/** Differences between the flags in code, in the database and in use. */
export function DriftReport() {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.drift
  const query = useQuery(drift)
  const { data } = query
  const since = data?.recording_since
  return (
    <section aria-labelledby="drift-title">
      <h3 id="drift-title">{words.title()}</h3>
      <p className="staff-soft">{words.text()}</p>
      <LoadNotice query={query} say={words.error} />
      {data && (
        <>
          {data.not_stored.length + data.not_in_code.length === 0 && (
            <p className="drift-clean">{words.clean()}</p>
          )}
          <Finding
            title={words.notStored()}
            text={words.notStoredText()}
            names={data.not_stored.map((name) => ({ name }))}
          />
          <Finding
            title={words.notInCode()}
            text={words.notInCodeText()}
            names={data.not_in_code.map((name) => ({ name }))}
          />
          <Finding
            title={words.notRead()}
            text={words.notReadText()}
            none={words.none()}
            names={data.not_read.map(({ name, last_read_at }) => ({
              name,
              more: last_read_at
                ? words.lastRead({ when: formatAge(last_read_at, locale) })
                : words.neverRead(),
            }))}
          />
          <p className="staff-soft staff-small">
            {since ? words.since({ time: formatInstant(since, locale) }) : words.sinceNever()}
          </p>
        </>
      )}
    </section>
  )
}

type FindingProps = {
  title: string
  text: string
  names: { name: string; more?: string }[]
  /** Text for an empty finding; without it an empty finding is hidden. */
  none?: string
}

function Finding({ title, text, names, none }: FindingProps): ReactNode {
  if (names.length === 0 && none === undefined) return null
  return (
    <div className="drift-finding">
      <h4>
        {title} <span className="staff-badge">{names.length}</span>
      </h4>
      {names.length === 0 ? (
        <p className="staff-soft">{none}</p>
      ) : (
        <>
          <p className="staff-soft">{text}</p>
          <ul>
            {names.map(({ name, more }) => (
              <li key={name}>
                <code>{name}</code> {more}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
