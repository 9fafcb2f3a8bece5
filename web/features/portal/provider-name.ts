/** Display name of an OpenID provider: `google` becomes `Google`. */
export const providerName = (provider: string): string =>
  provider.charAt(0).toUpperCase() + provider.slice(1)
