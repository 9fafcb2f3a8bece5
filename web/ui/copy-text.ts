/** @returns whether it lies in the clipboard now: a browser may refuse that */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
