/** Whether a text is a UUID of any version, in any letter case (RFC 9562 §4). */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
