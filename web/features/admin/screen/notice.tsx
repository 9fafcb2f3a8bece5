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
  <div className="staff-notices">
    <div role="alert">{error && <NoticeBox look="error" text={error} action={action} />}</div>
    <div role="status">
      {success && !error && <NoticeBox look="success" text={success} action={action} />}
    </div>
  </div>
)

type BoxProps = { look: 'error' | 'success'; text: string; action?: Action | undefined }

/** One message. For live regions that say more than one thing. */
export const NoticeBox = ({ look, text, action }: BoxProps) => (
  <div className={`staff-notice staff-notice-${look}`}>
    <p>{text}</p>
    {action && (
      <button
        type="button"
        className="staff-button"
        // what a first press brings here does not take the second half of a double click
        onClick={({ detail }) => detail < 2 && action.run()}
      >
        {action.label}
      </button>
    )}
  </div>
)
