/** `google` → `Google`: good enough for names that an operator chooses. */
export const nameOfProvider = (provider: string): string =>
  provider.charAt(0).toUpperCase() + provider.slice(1)
