import { useId } from 'react'

type Props = {
  label: string
  description: string
  isOn: boolean
  /** The state in words, so that colour is not the only cue. */
  stateText: string
  isBusy: boolean
  onToggle: () => void
}

/** A switch whose label does not change with its state. Source: WAI-ARIA APG, switch pattern. */
export function Switch({ label, description, isOn, stateText, isBusy, onToggle }: Props) {
  const id = useId()
  return (
    <div className="switch-row">
      <div>
        <p id={`${id}-label`} className="switch-label">
          {label}
        </p>
        <p id={`${id}-text`} className="switch-text">
          {description}
        </p>
      </div>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        // `disabled` would lose the keyboard focus
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onToggle}
      >
        <span className="switch-state">{stateText}</span>
        <span className="switch-track" aria-hidden="true" />
      </button>
    </div>
  )
}
