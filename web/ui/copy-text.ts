/**
 * Copies a text to the clipboard.
 * @returns `false` when the browser refuses
 */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
