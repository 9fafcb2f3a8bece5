type Props = { error?: string | undefined; success?: string | undefined }

/** What came of a form, announced when it appears: the live regions are there before their messages. */
export const FormMessage = ({ error, success }: Props) => (
  <div className="form-message">
    <div role="alert">{error && <p className="message message-error">{error}</p>}</div>
    <div role="status">{success && <p className="message message-success">{success}</p>}</div>
  </div>
)
