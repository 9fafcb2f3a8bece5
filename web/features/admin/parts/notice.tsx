type Action = { label: string; run: () => void }

type Props = {
  /** Announced at once. */
  error?: string | undefined
  /** Announced when there is a pause. */
  success?: string | undefined
  action?: Action | undefined
}

/** What came of an action, announced when it appears: the live regions are there before their messages. */
export const Notice = ({ error, success, action }: Props) => (
  <div className="ad-notices">
    <div role="alert">
      {error && (
        <div className="ad-notice ad-notice-error">
          <p>{error}</p>
          {action && <NoticeAction {...action} />}
        </div>
      )}
    </div>
    <div role="status">
      {success && !error && (
        <div className="ad-notice ad-notice-success">
          <p>{success}</p>
          {action && <NoticeAction {...action} />}
        </div>
      )}
    </div>
  </div>
)

const NoticeAction = ({ label, run }: Action) => (
  <button type="button" className="ad-button" onClick={run}>
    {label}
  </button>
)
