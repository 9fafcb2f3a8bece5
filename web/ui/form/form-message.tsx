type Props = { error?: string | undefined; success?: string | undefined }

/** A form's error or success. The live regions exist before their text, so screen readers announce it. */
export const FormMessage = ({ error, success }: Props) => (
  <div className="form-message">
    <div role="alert">{error && <p className="message message-error">{error}</p>}</div>
    <div role="status">{success && <p className="message message-success">{success}</p>}</div>
  </div>
)
