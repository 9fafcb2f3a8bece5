/** The fields of `Input.dispatchKeyEvent` that identify a key. */
type KeyEvent = {
  key: string
  text: string
  unmodifiedText?: string
  code?: string
  windowsVirtualKeyCode?: number
  modifiers?: number
}

const shiftBit = 8

/**
 * The key event for a character. Letters outside the US layout (η, é, ß) are keys too: Playwright’s keyboard would
 * insert them without `keydown`.
 */
export function keyFor(character: string): KeyEvent {
  if (character === '\n') {
    return { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }
  }
  const written = { key: character, text: character, unmodifiedText: character }
  if (character === ' ') return { ...written, code: 'Space', windowsVirtualKeyCode: 32 }
  if (/^\d$/.test(character)) {
    return { ...written, code: `Digit${character}`, windowsVirtualKeyCode: codeOf(character) }
  }
  const isUpper = character !== character.toLowerCase()
  const modifiers = isUpper ? { modifiers: shiftBit } : {}
  if (!/^[a-z]$/i.test(character)) return { ...written, ...modifiers }
  const upper = character.toUpperCase()
  return { ...written, ...modifiers, code: `Key${upper}`, windowsVirtualKeyCode: codeOf(upper) }
}

/** Virtual key codes of letters and digits equal their upper-case character codes. */
const codeOf = (character: string): number => character.codePointAt(0) ?? 0
