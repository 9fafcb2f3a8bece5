/** The caller's address as the edge saw it: the only header that a deployed Worker's caller cannot choose. */
export const clientAddress = (request: Request): string =>
  request.headers.get('cf-connecting-ip') ?? 'unknown'
