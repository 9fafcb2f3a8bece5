type Action = { label: string; run: () => void }

type Props = {
  /** Announced immediately. */
  error?: string | undefined
  /** Announced when the screen reader pauses. */
  success?: string | undefined
  action?: Action | undefined
}

/** Result of an action. The live regions exist before their text, so screen readers announce it. */
export const Notice = ({ error, success, action }: Props) => (
  <div className="staff-notices">
    <div role="alert">{error && <NoticeBox look="error" text={error} action={action} />}</div>
    <div role="status">
      {success && !error && <NoticeBox look="success" text={success} action={action} />}
    </div>
  </div>
)

type BoxProps = { look: 'error' | 'success'; text: string; action?: Action | undefined }

/** A single message, for live regions with several. */
export const NoticeBox = ({ look, text, action }: BoxProps) => (
  <div className={`staff-notice staff-notice-${look}`}>
    <p>{text}</p>
    {action && (
      <button
        type="button"
        className="staff-button"
        // ignores the second click of a double click whose first click showed this
        onClick={({ detail }) => detail < 2 && action.run()}
      >
        {action.label}
      </button>
    )}
  </div>
)
