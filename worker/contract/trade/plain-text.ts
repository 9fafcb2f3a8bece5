/*
 * Texts that end up in lists, mails and headers: nothing that ends a line, or turns the direction of what follows; half
 * a character could not be stored.
 */

export const ofOneLine = /^[^\p{Cc}\p{Cs}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

/** The same over several lines. */
export const ofManyLines =
  /^(?:[^\p{Cc}\p{Cs}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u
