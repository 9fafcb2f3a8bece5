/** The part of `Input.dispatchKeyEvent` that says which key it is. */
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
 * What the browser is told of a key that writes something. Letters that no US keyboard has (η, é, ß) are keys as well:
 * Playwright's own keyboard would put them in without a key going down.
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

/** Letters and digits have the virtual key codes of their (upper case) characters. */
const codeOf = (character: string): number => character.codePointAt(0) ?? 0
